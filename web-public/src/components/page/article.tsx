import type { ArticleSection } from '#types/article.js';
import styles from './article.module.css';

/** Running text in sections: the legal pages. */
export function Article({ sections, updated }: { sections: readonly ArticleSection[]; updated: string }) {
  return (
    <div className={styles.article}>
      {sections.map(({ title, paragraphs, points }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <p className={styles.updated}>{updated}</p>
    </div>
  );
}
