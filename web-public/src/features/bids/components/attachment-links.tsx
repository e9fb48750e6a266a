import { fileUrl } from '#lib/server/file-url.js';
import { bids } from '#texts/bids';
import type { Attachment } from '../types.js';
import styles from './facts.module.css';

/** Attachments as links (href or url, filename or name). */
export function AttachmentLinks({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return <>{bids.noAttachments}</>;
  return (
    <ul className={styles.links}>
      {attachments.map((attachment, index) => {
        const address = attachment.href ?? attachment.url;
        return (
          <li key={address ?? index}>
            <a href={address && fileUrl(address)} target="_blank" rel="noreferrer">
              {nameOf(attachment, index)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function nameOf({ filename, name, kind }: Attachment, index: number): string {
  const shown = filename ?? name ?? bids.attachment(index + 1);
  return kind === 'contractor' ? bids.fromContractor(shown) : shown;
}
