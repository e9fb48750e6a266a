import { frameOf, framesAt, type Shell } from '@plumbline/concept';
import { useId, useState } from 'react';
import { Button } from '#components/form/button.js';
import choices from '#components/form/choices.module.css';
import { SelectField } from '#components/form/field.js';
import { survey } from '#texts/survey';
import { LengthField } from '../controls/length-field.js';
import { type DrawnThing } from '../model/matched-room.js';
import { nameOfThing, THING_KINDS, THING_PLANS, type WallNames } from '../model/things.js';
import styles from './things-list.module.css';

/** Changes what stands in the room. */
export interface ThingActions {
  readonly addThing: (thing: Omit<DrawnThing, 'id' | 'plan'>) => void;
  /** `step`: as a step of its own that can be taken back. */
  readonly changeThing: (
    id: string,
    part: Partial<Omit<DrawnThing, 'id'>>,
    how?: { readonly step?: boolean },
  ) => void;
  readonly removeThing: (id: string) => void;
}

/** What stands in the room today: where, and what is to become of it. */
export function ThingsList({
  things,
  hand,
  shell,
  names: { nameOf },
  pointing = null,
  onPointing,
}: {
  things: readonly DrawnThing[];
  hand: ThingActions;
  shell: Shell;
  names: WallNames;
  /** The kind whose place is tapped next. */
  pointing?: DrawnThing['kind'] | null;
  /** Where there is a photo to tap. */
  onPointing?: (kind: DrawnThing['kind'] | null) => void;
}) {
  return (
    <fieldset className={styles.things}>
      <legend>{survey.things}</legend>
      <p className={styles.hint}>{onPointing ? survey.thingsHow : survey.thingsOnPlan}</p>
      <AddThing onAdd={hand.addThing} shell={shell} pointing={pointing} onPointing={onPointing} />
      {things.length > 0 && (
        <ol className={styles.list}>
          {things.map((thing, i) => (
            <ThingRow
              key={thing.id}
              thing={thing}
              title={`${nameOfThing(thing.kind)} ${i + 1}`}
              hand={hand}
              shell={shell}
              nameOf={nameOf}
            />
          ))}
        </ol>
      )}
    </fieldset>
  );
}

/** Chooses a kind of thing and puts one into the room: where the photo is tapped, or in the middle of a wall. */
function AddThing({
  onAdd,
  shell,
  pointing,
  onPointing,
}: {
  onAdd: ThingActions['addThing'];
  shell: Shell;
  pointing: DrawnThing['kind'] | null;
  onPointing: ((kind: DrawnThing['kind'] | null) => void) | undefined;
}) {
  const [kind, setKind] = useState<DrawnThing['kind']>('sink');
  return (
    <div className={styles.add}>
      <SelectField
        label={survey.thingKind}
        value={kind}
        onChange={(event) => {
          setKind(event.target.value as DrawnThing['kind']);
          if (pointing) onPointing?.(event.target.value as DrawnThing['kind']);
        }}
      >
        {THING_KINDS.map((one) => (
          <option key={one} value={one}>
            {nameOfThing(one)}
          </option>
        ))}
      </SelectField>
      <div className={styles.actions}>
        {onPointing && (
          <Button
            look="outline"
            small
            aria-pressed={pointing !== null}
            onClick={() => onPointing(pointing === null ? kind : null)}
          >
            {pointing === null ? survey.tapPlace : survey.tapPlaceNow(nameOfThing(kind))}
          </Button>
        )}
        <Button
          look="outline"
          small
          onClick={() => {
            const [{ wall, lengthIn }] = framesAt(shell, 'north');
            onAdd({ kind, wall: wall.id, alongIn: Math.round(lengthIn / 2), offIn: 0 });
          }}
        >
          {onPointing ? survey.addThing : survey.addToPlan}
        </Button>
      </div>
    </div>
  );
}

/** One thing: what becomes of it, where it stands, and that it is not there. */
function ThingRow({
  thing,
  title,
  hand,
  shell,
  nameOf,
}: {
  thing: DrawnThing;
  title: string;
  hand: ThingActions;
  shell: Shell;
  nameOf: WallNames['nameOf'];
}) {
  const name = useId();
  const wall = shell.walls.find(({ id }) => id === thing.wall) ?? shell.walls[0]!;
  return (
    <li className={styles.row}>
      <p className={styles.title}>
        <strong>{title}</strong>
      </p>
      <fieldset className={styles.plans}>
        <legend className="visually-hidden">{survey.thingPlan(title)}</legend>
        <div className={choices.choices}>
          {THING_PLANS.map((plan) => (
            <label key={plan} className={choices.choice}>
              <input
                type="radio"
                name={name}
                checked={thing.plan === plan}
                onChange={() => hand.changeThing(thing.id, { plan })}
              />
              {survey.thingPlans[plan]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.place}>
        <SelectField
          label={survey.thingWall}
          aria-label={`${title}: ${survey.thingWall}`}
          value={wall.id}
          onChange={(event) => hand.changeThing(thing.id, { wall: event.target.value as DrawnThing['wall'] })}
        >
          {shell.walls.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </SelectField>
        <LengthField
          label={survey.thingAlong}
          told={thing.alongIn}
          least={0}
          most={frameOf(shell, wall.id).lengthIn}
          onTold={(alongIn) => alongIn !== null && hand.changeThing(thing.id, { alongIn })}
        />
      </div>
      <Button
        look="quiet"
        small
        aria-label={survey.notThereOf(title)}
        onClick={() => hand.removeThing(thing.id)}
      >
        {survey.notThere}
      </Button>
    </li>
  );
}
