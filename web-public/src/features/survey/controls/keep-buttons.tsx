import type { ReactNode } from 'react';
import { Button } from '#components/form/button.js';
import { survey } from '#texts/survey';
import type { Keeping } from './use-keeping.js';

/** Saves a room; where it was changed elsewhere since, the way on. */
export function KeepButtons({
  keeping: { isChanged, isBusy, save },
  saveAs,
  onSave = () => save(),
  onTakeOther,
  together,
}: {
  keeping: Keeping;
  /** What saving is called. */
  saveAs: string;
  /** Looks the room over first. */
  onSave?: () => void;
  /** Goes on with the room as it was saved elsewhere, where that can be shown here. */
  onTakeOther?: () => void;
  /** Puts both rooms together. */
  together?: ReactNode;
}) {
  if (!isChanged) {
    return (
      <Button onClick={onSave} busy={isBusy}>
        {saveAs}
      </Button>
    );
  }
  return (
    <>
      {together}
      <Button look={together ? 'outline' : 'solid'} onClick={() => save(true)} busy={isBusy}>
        {survey.keepBeside}
      </Button>
      {onTakeOther && (
        <Button look="outline" onClick={onTakeOther}>
          {survey.takeOther}
        </Button>
      )}
    </>
  );
}
