import type { DesignMeta } from '@plumbline/api-client';
import { results } from '#texts/results';
import styles from './meta-line.module.css';

/** Preset, seed and guidance; a notion a provider does not have shows as a dash. */
export function MetaLine({ meta }: { meta: DesignMeta }) {
  const facts = [
    { label: results.meta.preset, value: meta.preset },
    { label: results.meta.seed, value: meta.seed },
    { label: results.meta.guidance, value: meta.guidance_scale },
  ];
  return (
    <div className={styles.meta}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {meta.fallbackFrom && <p>{results.meta.fallback(meta.fallbackFrom, meta.fallbackReason ?? '')}</p>}
    </div>
  );
}
