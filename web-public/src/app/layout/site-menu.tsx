import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { layout } from '#texts/layout';
import styles from './site-menu.module.css';

/** Where a narrow window has no room for the links of the header. */
export function SiteMenu({ anchors }: { anchors: readonly { hash: string; text: string }[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    close();
    menu.current?.querySelector('summary')?.focus();
  }

  return (
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown}>
      <summary className={styles.button}>{layout.menu}</summary>
      <ul className={styles.list}>
        {anchors.map(({ hash, text }) => (
          <li key={hash}>
            <Link to={{ pathname: '/', hash }} onClick={close}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/my-bids" onClick={close}>
            {layout.myBids}
          </Link>
        </li>
      </ul>
    </details>
  );
}
