import { LIMITS } from '@plumbline/contracts';
import { TextArea } from '#components/form/field.js';
import { preferencesTexts as texts } from '#texts/preferences';
import type { Preferences } from '#types/design.js';
import styles from './preferences-step.module.css';
import { TextAction } from './text-action.js';

/** The wish in the homeowner's own words, with ideas to begin with. */
export function WishField({
  wish,
  category,
  error,
  disabled,
  onWish,
}: {
  /** Null where the homeowner has written none. */
  wish: string | null;
  category: Preferences['category'];
  error: string | undefined;
  disabled: boolean;
  onWish: (wish: string | null) => void;
}) {
  function addIdea(idea: string) {
    const said = wish?.trim();
    onWish(said ? `${said.replace(/[.,;]$/, '')}. ${idea}.` : `${idea}.`);
  }

  return (
    <div className={styles.wish}>
      <TextArea
        label={texts.wish}
        name="designPrompt"
        hint={texts.wishHint}
        error={error}
        value={wish ?? ''}
        placeholder={texts.wishPlaceholder}
        disabled={disabled}
        maxLength={LIMITS.textMax}
        rows={4}
        onChange={(event) => onWish(event.target.value)}
        action={wish !== null && <TextAction onPress={() => onWish(null)}>{texts.clear}</TextAction>}
      />
      <fieldset className={styles.ideas} disabled={disabled}>
        <legend className="visually-hidden">{texts.wishIdeas}</legend>
        {(texts.ideas[category] ?? []).map((idea) => (
          <button key={idea} type="button" onClick={() => addIdea(idea)}>
            {idea}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
