import { MESSAGES } from '@plumbline/contracts';
import type { ReactNode } from 'react';
import { Button } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { Sheet } from '#components/page/page.js';
import { StatusLine } from '#components/progress/status-line.js';
import { preferencesTexts as texts } from '#texts/preferences';

/** A concept that did not come (yet): why, and the way on. */
export function GenerationStopped({
  message,
  resumable,
  onResume,
  children,
}: {
  message: string;
  resumable: boolean;
  onResume: () => void;
  /** Another way on, where the work itself is over. */
  children?: ReactNode;
}) {
  const late = message === MESSAGES.generation.tooLong;
  return (
    <Sheet className={form.column}>
      <div className={form.stack}>
        <StatusLine
          message={{ tone: message === MESSAGES.generation.cancelled ? 'info' : 'bad', text: message }}
        />
        {late && <p>{texts.keepsGoing}</p>}
        {resumable ? (
          <div className={form.actions}>
            <Button look="outline" onClick={onResume}>
              {late ? texts.keepWaiting : texts.lookAgain}
            </Button>
          </div>
        ) : (
          children
        )}
      </div>
    </Sheet>
  );
}
