import { useEffect } from 'react';
import { common } from '#texts/common';

/** The document's title for a page; the pre-rendered pages carry theirs in the HTML already. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${common.product}` : common.homeTitle;
  }, [title]);
}
