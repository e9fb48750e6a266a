import { frameOf, type Opening, type Shell } from '@plumbline/concept';
import { alongOf } from '@plumbline/survey';
import { useRef } from 'react';
import { Button } from '#components/form/button.js';
import { SelectField } from '#components/form/field.js';
import { Fold } from '#components/page/fold.js';
import { StatusLine } from '#components/progress/status-line.js';
import { reasonOf } from '#lib/server/http.js';
import { survey as common } from '#texts/survey';
import { plan as words } from '#texts/survey-plan';
import { KeepButtons } from '../controls/keep-buttons.js';
import { LengthField } from '../controls/length-field.js';
import { StepButtons } from '../controls/step-buttons.js';
import { type OnKeeping, useKeeping } from '../controls/use-keeping.js';
import { useStepKeys } from '../controls/use-step-keys.js';
import { CEILING, SIDE } from '../model/lengths.js';
import { OPENING_KINDS } from '../model/matched-room.js';
import { OPENINGS_MOST } from '../model/openings.js';
import { type WallNames, wallsOfSurvey } from '../model/things.js';
import { ThingsList } from '../things/things-list.js';
import styles from './plan-editor.module.css';
import { SmallPlan } from './small-plan.js';
import { freeId, type Plan } from './use-plan.js';

/** A room without a photo, to be checked and corrected: its walls, what is in them, what stands there. Saved, it is used. */
export function PlanEditor({
  plan,
  saveAs,
  onSaved,
  onKeeping,
}: {
  plan: Plan;
  /** What saving is called. */
  saveAs: string;
  onSaved: (surveyId: string) => void;
  onKeeping?: OnKeeping | undefined;
}) {
  const { survey, note } = plan.draft;
  const keeping = useKeeping(plan.draft, plan.keep, onSaved, onKeeping);
  const { complaint, setComplaint } = keeping;
  const editor = useRef<HTMLDivElement>(null);
  useStepKeys(editor, plan);
  if (!survey) return null;
  const { shell, openings } = survey;
  const names = wallsOfSurvey(survey);
  const takeOther = () =>
    plan.takeOther().then(keeping.settle, (error) => setComplaint(common.notKept(reasonOf(error))));

  return (
    <div ref={editor} tabIndex={-1} className={styles.editor}>
      <div className={styles.plan}>
        {note && <p className={styles.note}>{note}</p>}
        <SmallPlan shell={shell} openings={openings} things={plan.things} hand={plan} names={names} />
        {(plan.canUndo || plan.canRedo) && (
          <div className={styles.actions}>
            <StepButtons hand={plan} small />
          </div>
        )}
      </div>
      <div className={styles.fields}>
        <Lengths plan={plan} shell={shell} names={names} onComplaint={setComplaint} />
        <fieldset className={styles.lengths}>
          <legend>{common.openings}</legend>
          {openings.map((opening, i) => (
            <OpeningFields key={opening.id} {...{ opening, shell, plan, names }} number={i + 1} />
          ))}
          {openings.length < OPENINGS_MOST && (
            <Button
              look="outline"
              small
              onClick={() =>
                plan.setOpening(freeId('opening', openings), shell.walls[0]!.id, { kind: 'window', from: 12 })
              }
            >
              {words.addOpening}
            </Button>
          )}
        </fieldset>
        <ThingsList things={plan.things} hand={plan} shell={shell} names={names} />
        <StatusLine message={complaint ? { tone: 'bad', text: complaint } : null} />
        <div className={styles.actions}>
          <KeepButtons keeping={keeping} saveAs={saveAs} onTakeOther={takeOther} />
        </div>
      </div>
    </div>
  );
}

/** How high the ceiling is and how long each wall, in the order of their numbers. */
function Lengths({
  plan,
  shell,
  names: { nameOf, numbers },
  onComplaint,
}: {
  plan: Plan;
  shell: Shell;
  names: WallNames;
  onComplaint: (complaint: string | null) => void;
}) {
  const inOrder = [...shell.walls].sort((a, b) => (numbers?.get(a.id) ?? 0) - (numbers?.get(b.id) ?? 0));
  return (
    <fieldset className={styles.lengths}>
      <legend>{common.exactSizes}</legend>
      <p className={styles.hint}>{words.checkHow}</p>
      <LengthField
        label={common.ceilingHeight}
        told={shell.ceiling.heightIn}
        {...CEILING}
        onTold={(inches) => inches !== null && plan.setCeiling(inches)}
      />
      {inOrder.map((wall) => (
        <LengthField
          key={wall.id}
          label={common.wallLength(nameOf(wall))}
          told={frameOf(shell, wall.id).lengthIn}
          least={shell.walls.length === 4 ? SIDE.least : 2}
          most={SIDE.most}
          onTold={(inches) => {
            if (inches !== null) onComplaint(plan.setWall(wall.id, inches) ? null : words.wallCrosses);
          }}
        />
      ))}
    </fieldset>
  );
}

/** One opening: what it is, in which wall, where and how large. */
function OpeningFields({
  opening,
  number,
  shell,
  plan,
  names: { nameOf },
}: {
  opening: Opening;
  number: number;
  shell: Shell;
  plan: Plan;
  names: WallNames;
}) {
  const along = alongOf({ shell }, opening);
  const { lengthIn } = frameOf(shell, opening.wall);
  const kind = OPENING_KINDS.find((one) => one === opening.kind) ?? 'door';
  const name = `${common.openingKinds[kind]} ${number}`;
  const tell = (part: Partial<typeof along>, wall = opening.wall) =>
    plan.setOpening(opening.id, wall, { ...along, ...part });
  const field = (label: string, key: 'from' | 'width' | 'sill' | 'height', least: number, most: number) => (
    <LengthField
      label={label}
      told={along[key]}
      least={least}
      most={most}
      onTold={(inches) => inches !== null && tell({ [key]: inches })}
    />
  );
  const high = shell.ceiling.heightIn;
  return (
    <Fold title={name} says={nameOf(shell.walls.find(({ id }) => id === opening.wall)!)}>
      <div className={styles.opening}>
        <SelectField
          label={common.openingKind(name)}
          value={kind}
          onChange={(event) => tell({ kind: event.target.value as Opening['kind'] })}
        >
          {OPENING_KINDS.map((one) => (
            <option key={one} value={one}>
              {common.openingKinds[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.openingWall}
          value={opening.wall}
          onChange={(event) => tell({}, event.target.value as Opening['wall'])}
        >
          {shell.walls.map((wall) => (
            <option key={wall.id} value={wall.id}>
              {nameOf(wall)}
            </option>
          ))}
        </SelectField>
        {field(words.openingFrom, 'from', 0, Math.max(0, lengthIn - along.width))}
        {field(words.openingWidth, 'width', 6, lengthIn)}
        {field(words.openingHeight, 'height', 6, high - along.sill)}
        {kind === 'window' && field(words.openingSill, 'sill', 0, high - 6)}
        <Button
          look="quiet"
          small
          aria-label={common.removeOpening(name)}
          onClick={() => plan.removeOpening(opening.id)}
        >
          {common.remove}
        </Button>
      </div>
    </Fold>
  );
}
