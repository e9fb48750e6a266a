import { SWATCH_SURFACES, SWATCHES, type SwatchSurface } from '@plumbline/concept';
import type { CSSProperties } from 'react';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';
import { isIn } from '../../is-varied.js';
import styles from './design-swatches.module.css';

/** What must stand in a room for a surface of it to be seen. */
const CARRIED: Readonly<Partial<Record<SwatchSurface, RegExp>>> = {
  cabinets: /cabinet|vanity|sink-base|bookcase|wardrobe/,
  counter: /countertop|vanity/,
};

/** Finishes below the picture: one tap shows the same room in another one. */
export function DesignSwatches({
  design: { room },
  busy,
  onChoose,
}: {
  design: Design;
  busy: boolean;
  onChoose: (surface: SwatchSurface, id: string) => void;
}) {
  if (!room) return null;
  const seen = SWATCH_SURFACES.filter((surface) => {
    const carried = CARRIED[surface];
    return !carried || room.items.some(({ kind }) => carried.test(kind));
  });
  return (
    <section className={styles.surfaces} aria-label={results.swatches.title} data-no-print>
      {seen.map((surface) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and nothing is sent here
        <div key={surface} role="group" aria-label={results.swatches.surfaces[surface]}>
          <span className={styles.name}>{results.swatches.surfaces[surface]}</span>
          <span className={styles.row}>
            {SWATCHES[surface].map((swatch) => {
              const on = isIn(swatch, room.finishes[surface]);
              return (
                <button
                  key={swatch.id}
                  type="button"
                  className={styles.swatch}
                  aria-label={swatch.name}
                  title={swatch.name}
                  aria-pressed={on}
                  aria-disabled={busy && !on ? true : undefined}
                  style={{ '--swatch': swatch.hex } as CSSProperties}
                  onClick={() => !busy && !on && onChoose(surface, swatch.id)}
                />
              );
            })}
          </span>
        </div>
      ))}
    </section>
  );
}
