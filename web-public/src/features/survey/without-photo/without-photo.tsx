import { boundsOf, type Survey } from '@plumbline/concept';
import { useEffect, useRef } from 'react';
import { Button } from '#components/form/button.js';
import { formatMeasure } from '#lib/format/format-measure.js';
import { survey } from '#texts/survey';
import { plan as words } from '#texts/survey-plan';
import type { OnKeeping } from '../controls/use-keeping.js';
import { wallsOfSurvey } from '../model/things.js';
import { PlanEditor } from './plan-editor.js';
import { ScanDrop } from './scan-drop.js';
import { SmallPlan } from './small-plan.js';
import { TapeWalk } from './tape-walk.js';
import { type Plan, usePlan } from './use-plan.js';
import styles from './without-photo.module.css';

export type Way = 'tape' | 'scan';

const feet = (inches: number): string => formatMeasure(inches / 12, 'ft');

/** The room measured without a photo: with a tape or from a scan, then checked, then kept. */
export function WithoutPhoto({
  way,
  back,
  justOpened,
  matched,
  onBack,
  onMatched,
  onKeeping,
}: {
  way: Way;
  /** What going back is called. */
  back: string;
  /** Somebody asked for it, so it is where they want to go on; else the page was opened again. */
  justOpened: boolean;
  matched: boolean;
  onBack: () => void;
  onMatched: (surveyId: string | null) => void;
  onKeeping?: OnKeeping;
}) {
  const plan = usePlan();
  const heading = useRef<HTMLHeadingElement>(null);
  const { survey: room, answers } = plan.draft;
  const checking = room !== null;
  const still = useRef(!justOpened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of the way has another heading
  useEffect(() => {
    if (still.current) still.current = false;
    else heading.current?.focus();
  }, [checking, plan.loaded]);
  if (!plan.loaded) return null;

  if (matched && room) return <MatchedPlan plan={plan} room={room} onChange={() => onMatched(null)} />;
  return (
    <section className={styles.plan} aria-labelledby="plan-title">
      <h4 id="plan-title" ref={heading} tabIndex={-1}>
        {checking ? words.check : words[way]}
      </h4>
      {checking ? (
        <PlanEditor plan={plan} saveAs={words.looksRight} onSaved={onMatched} onKeeping={onKeeping} />
      ) : way === 'tape' ? (
        <TapeWalk plan={plan} />
      ) : (
        <ScanDrop plan={plan} />
      )}
      <div className={styles.actions}>
        {checking && (
          <Button
            look="outline"
            small
            onClick={() => {
              // The last answer of a walk that is at its end is asked again.
              if (room.measuredBy === 'tape') plan.answer(answers.slice(0, -1));
              plan.leave();
            }}
          >
            {room.measuredBy === 'tape' ? words.takeBack : words.scanOther}
          </Button>
        )}
        <Button look="quiet" small onClick={onBack}>
          {back}
        </Button>
      </div>
    </section>
  );
}

/** The room that was confirmed, and the way back to changing it. */
function MatchedPlan({ plan, room, onChange }: { plan: Plan; room: Survey; onChange: () => void }) {
  const { w, d } = boundsOf(room.shell);
  return (
    <div className={styles.matched}>
      <SmallPlan
        shell={room.shell}
        openings={room.openings}
        things={plan.things}
        names={wallsOfSurvey(room)}
      />
      <div className={styles.words}>
        <p role="status">{words.matched}</p>
        <p className={styles.hint}>{words.size(feet(w), feet(d), feet(room.shell.ceiling.heightIn))}</p>
        <Button look="outline" small onClick={onChange}>
          {survey.change}
        </Button>
      </div>
    </div>
  );
}
