import type { AxisSegment, Pixel } from '@plumbline/survey';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { percent } from '../controls/picture-handle.js';
import type { Match } from '../draft/use-match.js';
import type { MatchedRoom } from '../model/matched-room.js';
import { quadOfOpening } from '../model/openings.js';
import { isInside } from '../model/openings-of-draft.js';
import { OpeningCorners } from './opening-corners.js';
import styles from './openings-layer.module.css';

/** Windows and doors on the photo: a tap adds one, its corners can be dragged. */
export function OpeningsLayer({
  room,
  lines,
  match,
  src,
  chosen,
  onChosen,
  toggles,
}: {
  room: MatchedRoom;
  lines: readonly AxisSegment[];
  match: Match;
  src: string;
  /** Id of the opening whose corners are shown. */
  chosen: string | null;
  onChosen: (id: string | null) => void;
  /** Openings that are doubtful are shown too, and a tap takes those that were found out or in. */
  toggles?: boolean;
}) {
  const { camera } = room;
  const { width, height } = camera;
  const shown = match.draft.openings
    .map((opening, i) => ({ opening, number: i + 1, quad: quadOfOpening(room, opening) }))
    .filter(isInView);
  // One that was taken out is gone from the photo: tapped there once more, it is drawn by hand.
  const doubtful = toggles ? match.draft.offered.filter(({ found }) => found === 'doubtful') : [];
  const offered = doubtful
    .map((opening) => ({ opening, quad: quadOfOpening(room, opening) }))
    .filter(isInView);
  const current = shown.find(({ opening }) => opening.id === chosen);

  async function onTap(event: MouseEvent<SVGSVGElement>) {
    const frame = event.currentTarget.getBoundingClientRect();
    const at = {
      u: ((event.clientX - frame.left) / frame.width) * width,
      v: ((event.clientY - frame.top) / frame.height) * height,
    };
    const touched = shown.find(({ quad }) => isInside(at, quad));
    const found = toggles && (touched ?? offered.find(({ quad }) => isInside(at, quad)))?.opening;
    if (found && (found.found || !touched)) match.toggleOpening(found.id);
    // Tapped once more, it is done: what else the photo holds can be taken hold of again.
    else if (touched) onChosen(touched.opening.id === chosen ? null : touched.opening.id);
    else onChosen(await match.showOpening(at));
  }

  return (
    <div className={styles.layer}>
      {/* By keyboard, buttons below the photo add openings. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={styles.tap}
        aria-hidden="true"
        onClick={onTap}
      >
        {offered.map(({ opening, quad }) => (
          <polygon key={opening.id} points={pointsOf(quad)} className={styles.offered} />
        ))}
        {shown.map(({ opening, quad }) => (
          <polygon
            key={opening.id}
            points={pointsOf(quad)}
            className={opening.id === chosen ? styles.chosen : undefined}
          />
        ))}
      </svg>
      {shown.map(({ opening, quad, number }) => (
        <Sign key={opening.id} quad={quad} camera={camera}>
          {toggles && opening.found ? '✓' : number}
        </Sign>
      ))}
      {offered.map(({ opening, quad }) => (
        <Sign key={opening.id} quad={quad} camera={camera}>
          +
        </Sign>
      ))}
      {current && <OpeningCorners {...{ room, lines, match, src }} {...current} />}
    </div>
  );
}

/** Whether the camera sees all corners of an opening. */
const isInView = <T extends { readonly quad: readonly Pixel[] | null | undefined }>(
  one: T,
): one is T & { readonly quad: NonNullable<T['quad']> } => Boolean(one.quad);

/** A sign in the middle of an opening. */
function Sign({
  quad,
  camera: { width, height },
  children,
}: {
  quad: readonly Pixel[];
  camera: MatchedRoom['camera'];
  children: ReactNode;
}) {
  const middle = (key: 'u' | 'v') => quad.reduce((sum, at) => sum + at[key], 0) / quad.length;
  const place = { '--x': `${percent(middle('u'), width)}%`, '--y': `${percent(middle('v'), height)}%` };
  return (
    <span className={styles.number} style={place as CSSProperties} aria-hidden="true">
      {children}
    </span>
  );
}

const pointsOf = (quad: readonly Pixel[]): string =>
  quad.map(({ u, v }) => `${u.toFixed(1)},${v.toFixed(1)}`).join(' ');
