import { MESSAGES, ROOM_CATEGORIES, ZIP_PATTERN } from '@plumbline/contracts';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { Button } from '#components/button.js';
import { SelectField, TextArea, TextField } from '#components/field.js';
import { Form } from '#components/form.js';
import form from '#components/form-grid.module.css';
import { StatusLine } from '#components/status-line.js';
import { focusFirstInvalid } from '#lib/focus-first-invalid.js';
import { preferencesTexts as texts } from '#texts/preferences';
import type { Preferences } from '#types/design.js';
import { composeContractorPrompt, composeDesignPrompt } from '../compose-prompts.js';
import { withCategory } from '../preferences.js';
import styles from './preferences-step.module.css';

/** What the visitor wrote over a composed brief; null follows the fields. */
export interface PromptEdits {
  readonly design: string | null;
  readonly contractor: string | null;
}

interface PreferencesStepProps {
  preferences: Preferences;
  edits: PromptEdits;
  address: string;
  zip: string;
  busy: boolean;
  onPreferences: (preferences: Preferences) => void;
  onEdits: (edits: PromptEdits) => void;
  onSubmit: (prompts: { designPrompt: string; contractorPrompt: string }) => void;
}

/** Step 2: what the room should become (spec §2, §3). */
export function PreferencesStep(props: PreferencesStepProps) {
  const { preferences, edits, address, zip, busy } = props;
  const [complaint, setComplaint] = useState<string | null>(null);
  const styleListId = useId();
  const designPrompt = edits.design ?? composeDesignPrompt(preferences);
  const contractorPrompt = edits.contractor ?? composeContractorPrompt(preferences);

  const field = (name: keyof Preferences) => ({
    name,
    value: preferences[name],
    disabled: busy,
    maxLength: 500,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      props.onPreferences({ ...preferences, [name]: event.target.value }),
  });
  const number = (name: keyof Preferences) =>
    ({ ...field(name), type: 'number', inputMode: 'numeric', min: 0 }) as const;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (!ZIP_PATTERN.test(zip) || !designPrompt.trim() || !contractorPrompt.trim()) {
      setComplaint(MESSAGES.generation.required);
      focusFirstInvalid(event.currentTarget);
      return;
    }
    setComplaint(null);
    props.onSubmit({ designPrompt, contractorPrompt });
  }

  const missing = (text: string) => (complaint && !text.trim() ? complaint : undefined);

  return (
    <Form className={form.stack} onSubmit={onSubmit} noValidate aria-label={texts.heading}>
      <fieldset className={styles.group}>
        <legend>{texts.roomGroup}</legend>
        <div className={form.grid}>
          <SelectField
            label={texts.category}
            name="category"
            value={preferences.category}
            disabled={busy}
            onChange={(event) => props.onPreferences(withCategory(preferences, event.target.value))}
          >
            {ROOM_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {texts.categories[category]}
              </option>
            ))}
          </SelectField>
          <TextField label={texts.style} list={styleListId} {...field('style')} />
          <datalist id={styleListId}>
            {texts.styles.map((style) => (
              <option key={style} value={style} />
            ))}
          </datalist>
          <TextField label={texts.area} hint={texts.areaHint} {...field('area')} />
          <TextField label={texts.colors} {...field('colors')} />
          <TextField label={texts.layout} {...field('layout')} />
          <TextField label={texts.features} {...field('features')} />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{texts.jobGroup}</legend>
        <div className={form.grid}>
          <TextField label={texts.budget} prefix="$" {...number('budget')} />
          <TextField label={texts.workType} {...field('workType')} />
          <TextField label={texts.materials} prefix="$" {...number('materials')} />
          <TextField label={texts.startInDays} {...number('startInDays')} />
          <TextField label={texts.durationDays} {...number('durationDays')} />
          <TextField label={texts.paymentPhases} {...field('paymentPhases')} />
          <TextField label={texts.requirements} {...field('requirements')} />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{texts.briefGroup}</legend>
        <div className={styles.briefs}>
          <TextArea
            label={texts.designPrompt}
            name="designPrompt"
            hint={texts.designPromptHint}
            error={missing(designPrompt)}
            value={designPrompt}
            disabled={busy}
            maxLength={4000}
            rows={6}
            onChange={(event) => props.onEdits({ ...edits, design: event.target.value })}
            action={
              edits.design !== null && <Restore onRestore={() => props.onEdits({ ...edits, design: null })} />
            }
          />
          <TextArea
            label={texts.contractorPrompt}
            name="contractorPrompt"
            hint={texts.contractorPromptHint}
            error={missing(contractorPrompt)}
            value={contractorPrompt}
            disabled={busy}
            maxLength={4000}
            rows={6}
            onChange={(event) => props.onEdits({ ...edits, contractor: event.target.value })}
            action={
              edits.contractor !== null && (
                <Restore onRestore={() => props.onEdits({ ...edits, contractor: null })} />
              )
            }
          />
        </div>
      </fieldset>
      <StatusLine message={complaint ? { tone: 'bad', text: complaint } : null} />
      <div className={form.actions}>
        <Button type="submit" busy={busy}>
          {busy ? texts.generating : texts.show}
        </Button>
        <span className={form.note}>{texts.using(address, zip)}</span>
      </div>
    </Form>
  );
}

function Restore({ onRestore }: { onRestore: () => void }) {
  return (
    <button type="button" className={styles.restore} onClick={onRestore}>
      {texts.restore}
    </button>
  );
}
