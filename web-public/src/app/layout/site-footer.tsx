import { Link } from 'react-router-dom';
import { Logo } from '#components/page/logo.js';
import { layout } from '#texts/layout';
import styles from './site-footer.module.css';

const COLUMNS = [
  {
    title: layout.homeowners,
    links: [
      { to: '/#get-started', text: layout.getStarted },
      { to: '/results', text: layout.myDesigns },
      { to: '/my-bids', text: layout.myBids },
      { to: '/my-data', text: layout.myData },
    ],
  },
  {
    title: layout.contractors,
    links: [
      { to: '/contractors', text: layout.join },
      { to: '/contractors?compose=1', text: layout.compose },
    ],
  },
  {
    title: layout.company,
    links: [
      { to: '/privacy', text: layout.privacy },
      { to: '/terms', text: layout.terms },
      { to: '/contact', text: layout.contact },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-site>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>{layout.promise}</p>
        </div>
        <nav aria-label={layout.footerNavigation} className={styles.columns}>
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <Link to={to}>{text}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className={styles.small}>{layout.pictures}</p>
      </div>
    </footer>
  );
}
