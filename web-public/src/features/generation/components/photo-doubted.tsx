import { Button } from '#components/button.js';
import form from '#components/form-grid.module.css';
import { Sheet } from '#components/page.js';
import { StatusLine } from '#components/status-line.js';
import { preferencesTexts as texts } from '#texts/preferences';

/** A photo that may not do as the start of a picture: why, and the person's own say. */
export function PhotoDoubted({ message, onUseAnyway }: { message: string; onUseAnyway: () => void }) {
  return (
    <Sheet>
      <div className={form.stack}>
        <StatusLine message={{ tone: 'bad', text: message }} />
        <div className={form.actions}>
          <Button look="outline" onClick={onUseAnyway}>
            {texts.useAnyway}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
