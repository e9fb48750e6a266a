import { isZip, LIMITS, MESSAGES } from '@plumbline/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextArea } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { ZipField } from '#components/form/zip-field.js';
import { Fold } from '#components/page/fold.js';
import { StatusLine } from '#components/progress/status-line.js';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import { preferencesTexts as texts } from '#texts/preferences';
import type { Preferences } from '#types/design.js';
import type { DesignPrompts } from '../api/request-design.js';
import { composeContractorPrompt, composeDesignPrompt } from '../compose-prompts.js';
import { defaultsLeft, type PreferenceName, type PromptEdits, withWish } from '../preferences.js';
import { PreferenceThemes } from './preference-themes.js';
import { TextAction } from './text-action.js';
import { WishField } from './wish-field.js';

interface PreferencesStepProps {
  preferences: Preferences;
  touched: readonly PreferenceName[];
  edits: PromptEdits;
  address: string;
  zip: string;
  /** What is known of the room's size, in a sentence. */
  size: string;
  busy: boolean;
  onPreferences: (preferences: Preferences, touched: readonly PreferenceName[]) => void;
  onEdits: (edits: PromptEdits) => void;
  onZip: (zip: string) => void;
  onSubmit: (prompts: DesignPrompts) => void;
}

/** Step 2: the wish, and by theme all else that the room should become (docs/product.md, Preferences). */
export function PreferencesStep(props: PreferencesStepProps) {
  const { preferences, touched, edits, address, zip, size, busy } = props;
  const [complaint, setComplaint] = useState<string | null>(null);
  // Where step 1A was left without a ZIP it is asked for here, and stays while it is typed.
  const [asksZip] = useState(!isZip(zip));
  const designPrompt = edits.design ?? composeDesignPrompt(preferences);
  const contractorPrompt = edits.contractor ?? composeContractorPrompt(preferences);

  function onWish(wish: string | null) {
    props.onEdits({ ...edits, design: wish });
    const fitting = withWish(preferences, touched, wish ?? '');
    if (fitting.category !== preferences.category) props.onPreferences(fitting, touched);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (!isZip(zip) || !designPrompt.trim() || !contractorPrompt.trim()) {
      setComplaint(MESSAGES.generation.required);
      focusFirstInvalid(event.currentTarget);
      return;
    }
    setComplaint(null);
    props.onSubmit({ designPrompt, contractorPrompt, defaults: defaultsLeft(touched, edits) });
  }

  const missing = (isMissing: boolean) => (complaint && isMissing ? complaint : undefined);

  return (
    <Form className={form.stack} onSubmit={onSubmit} noValidate aria-label={texts.heading}>
      <WishField
        wish={edits.design}
        category={preferences.category}
        error={missing(!designPrompt.trim())}
        disabled={busy}
        onWish={onWish}
      />
      {asksZip && (
        <div className={form.grid}>
          <ZipField
            name="wishZip"
            value={zip}
            disabled={busy}
            onZip={props.onZip}
            error={missing(!isZip(zip))}
          />
        </div>
      )}
      <div>
        <PreferenceThemes
          preferences={preferences}
          touched={touched}
          disabled={busy}
          onPreferences={props.onPreferences}
        />
        <ContractorPrompt
          prompt={contractorPrompt}
          isEdited={edits.contractor !== null}
          error={missing(!contractorPrompt.trim())}
          disabled={busy}
          onEdit={(contractor) => props.onEdits({ ...edits, contractor })}
        />
      </div>
      <StatusLine message={complaint ? { tone: 'bad', text: complaint } : null} />
      <div className={form.actions}>
        <Button type="submit" busy={busy}>
          {busy ? texts.generating : texts.show}
        </Button>
        <span className={form.note}>{texts.using(address, zip)}</span>
        <span className={form.note}>{size}</span>
      </div>
    </Form>
  );
}

/** What contractors are to know, as it follows from the choices or as it was written; folded until it is asked for. */
function ContractorPrompt({
  prompt,
  isEdited,
  error,
  disabled,
  onEdit,
}: {
  prompt: string;
  isEdited: boolean;
  error: string | undefined;
  disabled: boolean;
  /** Null: as it follows from the choices. */
  onEdit: (prompt: string | null) => void;
}) {
  return (
    <Fold title={texts.themes.contractors} says={prompt} forceOpen={error !== undefined}>
      <TextArea
        label={texts.contractorPrompt}
        name="contractorPrompt"
        hint={texts.contractorPromptHint}
        error={error}
        value={prompt}
        disabled={disabled}
        maxLength={LIMITS.textMax}
        rows={5}
        onChange={(event) => onEdit(event.target.value)}
        action={isEdited && <TextAction onPress={() => onEdit(null)}>{texts.restore}</TextAction>}
      />
    </Fold>
  );
}
