import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '#components/form/button.js';
import { Logo } from '#components/page/logo.js';
import { common } from '#texts/common';
import { layout } from '#texts/layout';
import styles from './site-header.module.css';
import { SiteMenu } from './site-menu.js';

const ANCHORS = [
  { hash: '#how-it-works', text: layout.howItWorks },
  { hash: '#features', text: layout.features },
  { hash: '#for-contractors', text: layout.forContractors },
];

export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className={styles.header} data-site>
      <a href="#content" className={styles.skip}>
        {common.skip}
      </a>
      <div className={styles.inner}>
        <Link to="/" className={styles.home} aria-current={pathname === '/' ? 'page' : undefined}>
          <Logo />
        </Link>
        <nav aria-label={layout.mainNavigation} className={styles.nav}>
          <SiteMenu anchors={ANCHORS} />
          <ul className={styles.list}>
            {ANCHORS.map(({ hash, text }) => (
              <li key={hash} className={styles.anchor}>
                <Link to={{ pathname: '/', hash }} className={styles.link}>
                  {text}
                </Link>
              </li>
            ))}
            <li>
              <Link to={{ pathname: '/', hash: '#get-started' }} className={buttonClass('solid', true)}>
                {layout.getStarted}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
