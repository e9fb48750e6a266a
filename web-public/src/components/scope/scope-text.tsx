import { readScope } from '@plumbline/contracts';
import styles from './scope-text.module.css';

/** A scope of work, drawn from its plain text: titles, lists, paragraphs. */
export function ScopeText({ scope }: { scope: string }) {
  return (
    <div className={styles.scope}>
      {readScope(scope).map((block, index) => {
        // Blocks have no identity but their place.
        const key = `${index}-${block.kind}`;
        if (block.kind === 'heading') return <h3 key={key}>{block.text}</h3>;
        if (block.kind === 'lead')
          return (
            <p key={key} className={styles.lead}>
              {block.text}
            </p>
          );
        if (block.kind === 'text') return <p key={key}>{block.text}</p>;
        return (
          <ul key={key}>
            {block.items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
              <li key={at}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
