import type { Shell } from '@plumbline/concept';
import { thingInShell } from '@plumbline/survey';
import type { MouseEvent } from 'react';
import { classes } from '#lib/format/classes.js';
import type { Match } from '../draft/use-match.js';
import type { MatchedRoom } from '../model/matched-room.js';
import { type DrawnThing } from '../model/matched-room.js';
import { outlineOfThing, placeOfThing } from '../model/things.js';
import styles from './things-layer.module.css';

/** What stands in the room, drawn over the photo; while a kind is chosen, a tap says where one stands. */
export function ThingsLayer({
  room,
  shell,
  match,
  pointing,
  onPointing,
}: {
  room: MatchedRoom;
  shell: Shell;
  match: Match;
  pointing: DrawnThing['kind'] | null;
  onPointing: (kind: DrawnThing['kind'] | null) => void;
}) {
  const { camera, lengths } = room;
  const eyeIn = lengths?.eye.inches ?? 0;
  const { width, height } = camera;

  function onTap(event: MouseEvent<SVGSVGElement>) {
    if (!pointing) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const at = {
      u: ((event.clientX - frame.left) / frame.width) * width,
      v: ((event.clientY - frame.top) / frame.height) * height,
    };
    const place = placeOfThing(pointing, room, eyeIn, at, shell);
    if (!place) return;
    match.addThing({ kind: pointing, ...place });
    onPointing(null);
  }

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={classes(styles.things, pointing !== null && styles.pointing)}
      aria-hidden="true"
      onClick={onTap}
    >
      {match.draft.things.map((thing) => (
        <path
          key={thing.id}
          d={outlineOfThing(thingInShell(shell, thing), room, eyeIn, shell)}
          className={styles[thing.plan]}
        />
      ))}
    </svg>
  );
}
