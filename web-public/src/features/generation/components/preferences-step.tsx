import { isZip, LIMITS, MESSAGES, ROOM_CATEGORIES, type RoomCategory, STYLE_IDS } from '@plumbline/contracts';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { Button } from '#components/form/button.js';
import { SelectField, TextArea, TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { ZipField } from '#components/form/zip-field.js';
import { Fold } from '#components/page/fold.js';
import { StatusLine } from '#components/progress/status-line.js';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import { preferencesTexts as texts } from '#texts/preferences';
import type { Preferences } from '#types/design.js';
import { composeContractorPrompt, composeDesignPrompt } from '../compose-prompts.js';
import {
  defaultsLeft,
  type PreferenceName,
  type PromptEdits,
  withCategory,
  withWish,
} from '../preferences.js';
import { saysOf } from '../says-of.js';
import styles from './preferences-step.module.css';

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
  onSubmit: (prompts: {
    designPrompt: string;
    contractorPrompt: string;
    defaults: readonly string[];
  }) => void;
}

/** Step 2: the wish, and by theme all else that the room should become (docs/product.md, Preferences). */
export function PreferencesStep(props: PreferencesStepProps) {
  const { preferences, touched, edits, address, zip, size, busy } = props;
  const [complaint, setComplaint] = useState<string | null>(null);
  // Where step 1A was left without a ZIP it is asked for here, and stays while it is typed.
  const [asksZip] = useState(!isZip(zip));
  const styleListId = useId();
  const designPrompt = edits.design ?? composeDesignPrompt(preferences);
  const contractorPrompt = edits.contractor ?? composeContractorPrompt(preferences);
  const says = saysOf(preferences);

  const touch = (name: PreferenceName) => (touched.includes(name) ? touched : [...touched, name]);
  const field = (name: PreferenceName) => ({
    name,
    value: preferences[name],
    disabled: busy,
    maxLength: LIMITS.textMax,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      props.onPreferences({ ...preferences, [name]: event.target.value }, touch(name)),
  });
  const number = (name: PreferenceName) =>
    ({ ...field(name), type: 'number', inputMode: 'numeric', min: 0 }) as const;

  function onWish(wish: string | null) {
    props.onEdits({ ...edits, design: wish });
    const fitting = withWish(preferences, touched, wish ?? '');
    if (fitting.category !== preferences.category) props.onPreferences(fitting, touched);
  }

  function addIdea(idea: string) {
    const said = edits.design?.trim();
    onWish(said ? `${said.replace(/[.,;]$/, '')}. ${idea}.` : `${idea}.`);
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
  const contractorMissing = missing(!contractorPrompt.trim());

  return (
    <Form className={form.stack} onSubmit={onSubmit} noValidate aria-label={texts.heading}>
      <div className={styles.wish}>
        <TextArea
          label={texts.wish}
          name="designPrompt"
          hint={texts.wishHint}
          error={missing(!designPrompt.trim())}
          value={edits.design ?? ''}
          placeholder={texts.wishPlaceholder}
          disabled={busy}
          maxLength={LIMITS.textMax}
          rows={4}
          onChange={(event) => onWish(event.target.value)}
          action={edits.design !== null && <Action onPress={() => onWish(null)}>{texts.clear}</Action>}
        />
        <fieldset className={styles.ideas} disabled={busy}>
          <legend className="visually-hidden">{texts.wishIdeas}</legend>
          {(texts.ideas[preferences.category] ?? []).map((idea) => (
            <button key={idea} type="button" onClick={() => addIdea(idea)}>
              {idea}
            </button>
          ))}
        </fieldset>
      </div>
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
        <Fold title={texts.themes.room} says={says.room}>
          <div className={form.grid}>
            <SelectField
              label={texts.category}
              name="category"
              value={preferences.category}
              disabled={busy}
              onChange={(event) =>
                props.onPreferences(
                  withCategory(preferences, event.target.value as RoomCategory),
                  touch('category'),
                )
              }
            >
              {ROOM_CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {texts.categories[category]}
                </option>
              ))}
            </SelectField>
            <TextField label={texts.style} list={styleListId} {...field('style')} />
            <datalist id={styleListId}>
              {STYLE_IDS.map((style) => (
                <option key={style} value={style} />
              ))}
            </datalist>
            <TextField label={texts.area} hint={texts.areaHint} {...field('area')} />
            <TextField label={texts.colors} {...field('colors')} />
            <TextField label={texts.layout} {...field('layout')} />
            <TextField label={texts.features} {...field('features')} />
          </div>
        </Fold>
        <Fold title={texts.themes.money} says={says.money}>
          <div className={form.grid}>
            <TextField label={texts.budget} prefix="$" {...number('budget')} />
            <TextField label={texts.workType} {...field('workType')} />
            <TextField label={texts.materials} prefix="$" {...number('materials')} />
          </div>
        </Fold>
        <Fold title={texts.themes.time} says={says.time}>
          <div className={form.grid}>
            <TextField label={texts.startInDays} {...number('startInDays')} />
            <TextField label={texts.durationDays} {...number('durationDays')} />
            <TextField label={texts.paymentPhases} {...field('paymentPhases')} />
            <TextField label={texts.requirements} {...field('requirements')} />
          </div>
        </Fold>
        <Fold
          title={texts.themes.contractors}
          says={contractorPrompt}
          forceOpen={contractorMissing !== undefined}
        >
          <TextArea
            label={texts.contractorPrompt}
            name="contractorPrompt"
            hint={texts.contractorPromptHint}
            error={contractorMissing}
            value={contractorPrompt}
            disabled={busy}
            maxLength={LIMITS.textMax}
            rows={5}
            onChange={(event) => props.onEdits({ ...edits, contractor: event.target.value })}
            action={
              edits.contractor !== null && (
                <Action onPress={() => props.onEdits({ ...edits, contractor: null })}>{texts.restore}</Action>
              )
            }
          />
        </Fold>
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

function Action({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" className={styles.action} onClick={onPress}>
      {children}
    </button>
  );
}
