import { LIMITS, ROOM_CATEGORIES, type RoomCategory, STYLE_IDS } from '@plumbline/contracts';
import { type ChangeEvent, useId } from 'react';
import { SelectField, TextField } from '#components/form/field.js';
import form from '#components/form/form-grid.module.css';
import { Fold } from '#components/page/fold.js';
import { preferencesTexts as texts } from '#texts/preferences';
import type { Preferences } from '#types/design.js';
import { type PreferenceName, withCategory } from '../preferences.js';
import { themeSummaries } from '../theme-summaries.js';

/** What the room should become, by theme: room, money, time. */
export function PreferenceThemes({
  preferences,
  touched,
  disabled,
  onPreferences,
}: {
  preferences: Preferences;
  touched: readonly PreferenceName[];
  disabled: boolean;
  onPreferences: (preferences: Preferences, touched: readonly PreferenceName[]) => void;
}) {
  const styleListId = useId();
  const says = themeSummaries(preferences);
  const touch = (name: PreferenceName) => (touched.includes(name) ? touched : [...touched, name]);
  const field = (name: PreferenceName) => ({
    name,
    value: preferences[name],
    disabled: disabled,
    maxLength: LIMITS.textMax,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onPreferences({ ...preferences, [name]: event.target.value }, touch(name)),
  });
  const number = (name: PreferenceName) =>
    ({ ...field(name), type: 'number', inputMode: 'numeric', min: 0 }) as const;

  return (
    <>
      <Fold title={texts.themes.room} says={says.room}>
        <div className={form.grid}>
          <SelectField
            label={texts.category}
            name="category"
            value={preferences.category}
            disabled={disabled}
            onChange={(event) =>
              onPreferences(withCategory(preferences, event.target.value as RoomCategory), touch('category'))
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
    </>
  );
}
