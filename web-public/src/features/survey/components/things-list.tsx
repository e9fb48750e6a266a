import { useId, useState } from 'react';
import { Button } from '#components/button.js';
import choices from '#components/choices.module.css';
import { SelectField } from '#components/field.js';
import { survey } from '#texts/survey';
import type { RoomSize } from '../things.js';
import {
  type DrawnThing,
  nameOfThing,
  THING_KINDS,
  THING_PLANS,
  THING_WALLS,
  type ThingWall,
} from '../things.js';
import type { Match } from '../use-match.js';
import { LengthField } from './length-field.js';
import styles from './things-list.module.css';

/** What stands in the room today: where, and what is to become of it. */
export function ThingsList({
  match,
  size,
  pointing,
  onPointing,
}: {
  match: Match;
  size: RoomSize;
  /** The kind whose place is tapped next. */
  pointing: DrawnThing['kind'] | null;
  onPointing: (kind: DrawnThing['kind'] | null) => void;
}) {
  const { things } = match.draft;
  const [kind, setKind] = useState<DrawnThing['kind']>('sink');
  const name = useId();
  return (
    <fieldset className={styles.things}>
      <legend>{survey.things}</legend>
      <p className={styles.hint}>{survey.thingsHow}</p>
      <div className={styles.add}>
        <SelectField
          label={survey.thingKind}
          value={kind}
          onChange={(event) => {
            setKind(event.target.value as DrawnThing['kind']);
            if (pointing) onPointing(event.target.value as DrawnThing['kind']);
          }}
        >
          {THING_KINDS.map((one) => (
            <option key={one} value={one}>
              {nameOfThing(one)}
            </option>
          ))}
        </SelectField>
        <div className={styles.actions}>
          <Button
            look="outline"
            small
            aria-pressed={pointing !== null}
            onClick={() => onPointing(pointing === null ? kind : null)}
          >
            {pointing === null ? survey.tapPlace : survey.tapPlaceNow(nameOfThing(kind))}
          </Button>
          <Button
            look="outline"
            small
            onClick={() =>
              match.addThing({ kind, wall: 'back', alongIn: Math.round(size.widthIn / 2), offIn: 0 })
            }
          >
            {survey.addThing}
          </Button>
        </div>
      </div>
      {things.length > 0 && (
        <ol className={styles.list}>
          {things.map((thing, i) => {
            const title = `${nameOfThing(thing.kind)} ${i + 1}`;
            const across = thing.wall === 'back' || thing.wall === 'behind';
            return (
              <li key={thing.id} className={styles.row}>
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
                          name={`${name}-${thing.id}`}
                          checked={thing.plan === plan}
                          onChange={() => match.changeThing(thing.id, { plan })}
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
                    value={thing.wall}
                    onChange={(event) =>
                      match.changeThing(thing.id, { wall: event.target.value as ThingWall })
                    }
                  >
                    {THING_WALLS.map((wall) => (
                      <option key={wall} value={wall}>
                        {survey.thingWalls[wall]}
                      </option>
                    ))}
                  </SelectField>
                  <LengthField
                    label={across ? survey.thingAlong : survey.thingAlongSide}
                    told={thing.alongIn}
                    least={0}
                    most={across ? size.widthIn : size.depthIn}
                    onTold={(alongIn) => alongIn !== null && match.changeThing(thing.id, { alongIn })}
                  />
                </div>
                <Button
                  look="quiet"
                  small
                  aria-label={survey.removeOpening(title)}
                  onClick={() => match.removeThing(thing.id)}
                >
                  {survey.notThere}
                </Button>
              </li>
            );
          })}
        </ol>
      )}
    </fieldset>
  );
}
