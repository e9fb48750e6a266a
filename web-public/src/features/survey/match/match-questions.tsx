import { type ReactNode, useId } from 'react';
import { Fold } from '#components/page/fold.js';
import { StatusLine } from '#components/progress/status-line.js';
import { useFollowing } from '#lib/page/use-following.js';
import { survey } from '#texts/survey';
import { KeepButtons } from '../controls/keep-buttons.js';
import { StepButtons } from '../controls/step-buttons.js';
import { type OnKeeping, useKeeping } from '../controls/use-keeping.js';
import type { Match } from '../draft/use-match.js';
import { narrowWall } from '../model/contradictions.js';
import { lengthsToCheck, lengthWords } from '../model/lengths.js';
import type { Looked, MatchedRoom } from '../model/matched-room.js';
import { BetterPhoto } from './better-photo.js';
import styles from './match-questions.module.css';
import { OutlineChoices } from './outline-choices.js';

const CEILINGS_FT = [8, 9, 10] as const;
const FOOT_IN = 12;

/** What is asked beside the photo: which outline fits, how high the ceiling is, and whether it looks right. */
export function MatchQuestions({
  match,
  looked,
  src,
  onMatched,
  onKeeping,
  children,
}: {
  match: Match;
  looked: Looked;
  src: string;
  onMatched: (surveyId: string) => void;
  onKeeping?: OnKeeping | undefined;
  /** What else may be shown in the photo, once its scale is known. */
  children?: ReactNode;
}) {
  const { draft } = match;
  const room = draft.held?.room;
  const lengths = room?.lengths ? lengthsToCheck(room.lengths) : [];
  const fault = room && faultOf(room, lengths);

  const doubts = looked.doubts.flatMap((doubt) => (doubt === 'unreadable' ? [] : [survey.faults[doubt]]));

  const keeping = useKeeping(draft, match.keep, onMatched, onKeeping);
  const { complaint, setComplaint } = keeping;
  // Asked once of each outline: a window that is taken for the wall ahead makes a corridor of the room.
  const narrow = room && narrowWall(room);
  const [asked, setAsked] = useFollowing(false, (room?.asDrawn ?? room)?.box.back);
  const isSure = !narrow || asked;

  function confirm() {
    if (draft.ceilingIn === null) setComplaint(survey.needsCeiling);
    else if (!room) return;
    else if (fault) setComplaint(fault);
    else if (isSure) keeping.save();
    else setAsked(true);
  }

  return (
    <div className={styles.questions}>
      <Doubts sentences={doubts} better={fault ? 'elsewhere' : 'folded'} />
      <OutlineChoices match={match} looked={looked} src={src} />
      <CeilingChoice
        ceilingIn={draft.ceilingIn}
        onCeiling={(inches) => {
          setComplaint(null);
          match.setCeiling(inches);
        }}
      />
      {lengths.length > 0 && (
        <div role="status" className={styles.lengths}>
          <p>{survey.sizes}</p>
          <ul className={styles.list}>
            {lengths.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {children}
      {narrow && asked && (
        <p role="status" className={styles.narrow}>
          {survey.narrow(lengthWords(narrow))}
        </p>
      )}
      <StatusLine message={complaint ? { tone: 'bad', text: complaint } : null} />
      <div className={styles.actions}>
        <KeepButtons
          keeping={keeping}
          saveAs={narrow && asked ? survey.confirmNarrow : survey.confirm}
          onSave={confirm}
        />
        <StepButtons hand={match} small />
      </div>
      {fault && <Doubts sentences={[fault]} better="open" />}
    </div>
  );
}

/** How high the ceiling is: what gives the photo its scale. */
function CeilingChoice({
  ceilingIn,
  onCeiling,
}: {
  ceilingIn: number | null;
  onCeiling: (inches: number) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.ceilings}>
      <legend>{survey.ceiling}</legend>
      {CEILINGS_FT.map((feet) => (
        <label key={feet} className={styles.ceiling}>
          <input
            type="radio"
            name={name}
            checked={ceilingIn === feet * FOOT_IN}
            onChange={() => onCeiling(feet * FOOT_IN)}
            className="visually-hidden"
          />
          {survey.feet(feet)}
        </label>
      ))}
      <p className={styles.ceilingHow}>{survey.ceilingHow}</p>
    </fieldset>
  );
}

/** Why a room cannot be kept as it is outlined. */
function faultOf({ lengths, impossible }: MatchedRoom, toCheck: readonly string[]): string | null {
  if (impossible) return survey.impossible;
  return lengths && toCheck.length === 0 ? survey.immeasurable : null;
}

/** What makes this photo, or this outline, hard to believe, and what a better photo looks like. */
function Doubts({
  sentences,
  better,
}: {
  sentences: readonly string[];
  better: 'folded' | 'open' | 'elsewhere';
}) {
  if (sentences.length === 0) return null;
  return (
    <div className={styles.doubt}>
      {sentences.map((sentence) => (
        <p key={sentence} role="status">
          {sentence}
        </p>
      ))}
      {better !== 'elsewhere' && (
        <Fold title={survey.better} forceOpen={better === 'open'}>
          <BetterPhoto />
        </Fold>
      )}
    </div>
  );
}
