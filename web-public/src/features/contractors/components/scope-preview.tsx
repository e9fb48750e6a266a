import { contractors } from '#texts/contractors';
import { readScope } from '../read-scope.js';
import styles from './scope-preview.module.css';

/** The scope as the homeowner will read it; the only part of the page that is printed. */
export function ScopePreview({ scope }: { scope: string }) {
  const blocks = readScope(scope);
  return (
    <section aria-label={contractors.compose.preview} className={styles.preview}>
      {blocks.length === 0 && <p className={styles.empty}>{contractors.compose.previewEmpty}</p>}
      {blocks.map((block, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
        if (block.kind === 'heading') return <h3 key={index}>{block.text}</h3>;
        if (block.kind === 'list') {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
            <ul key={index}>
              {block.items.map((item, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
                <li key={at}>{item}</li>
              ))}
            </ul>
          );
        }
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
        return <p key={index}>{block.text}</p>;
      })}
    </section>
  );
}
