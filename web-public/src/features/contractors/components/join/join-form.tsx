import { JOIN_CATEGORIES, LIMITS } from '@plumbline/contracts';
import { useId } from 'react';
import { Button } from '#components/form/button.js';
import choices from '#components/form/choices.module.css';
import { TextArea, TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { ZipField } from '#components/form/zip-field.js';
import { StatusLine } from '#components/progress/status-line.js';
import { classes } from '#lib/format/classes.js';
import { contractors } from '#texts/contractors';
import styles from './join-form.module.css';
import { type Join, useJoin } from './use-join.js';

const texts = contractors.join;

/** The join form (docs/product.md, Contractors). */
export function JoinForm() {
  const join = useJoin();
  return (
    <Form className={form.stack} onSubmit={join.onSubmit} noValidate aria-label={texts.title}>
      <CompanyFields join={join} />
      <CategoryChoices join={join} />
      <TextArea
        label={texts.notes}
        optional
        hint={texts.notesHint}
        maxLength={LIMITS.textMax}
        {...join.field('notes')}
      />
      <Trap join={join} />
      <StatusLine message={join.message} />
      <div className={form.actions}>
        <Button type="submit" busy={join.isSending}>
          {join.isSending ? texts.sending : texts.button}
        </Button>
      </div>
      <p className={form.note}>{texts.consent}</p>
    </Form>
  );
}

/** Who the contractor is, where, and under which license. */
function CompanyFields({ join: { field, setZip } }: { join: Join }) {
  return (
    <div className={form.grid}>
      <TextField
        label={texts.company}
        autoComplete="organization"
        maxLength={LIMITS.nameMax}
        {...field('companyName')}
      />
      <TextField
        label={texts.contact}
        optional
        autoComplete="name"
        maxLength={LIMITS.nameMax}
        {...field('contactName')}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        maxLength={LIMITS.emailMax}
        {...field('email')}
      />
      <TextField
        label={texts.phone}
        optional
        type="tel"
        autoComplete="tel"
        maxLength={LIMITS.phoneMax}
        {...field('phone')}
      />
      <TextField
        label={texts.website}
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={LIMITS.urlMax}
        {...field('website')}
      />
      <ZipField label={texts.zip} hint={texts.zipHint} {...field('zipCode')} onZip={setZip} />
      <TextField
        label={texts.license}
        optional
        autoCapitalize="characters"
        maxLength={LIMITS.licenseMax}
        hint={texts.licenseHint}
        {...field('licenseNumber')}
      />
      <TextField
        label={texts.licenseState}
        optional
        autoComplete="address-level1"
        autoCapitalize="characters"
        maxLength={LIMITS.stateLetters}
        hint={texts.licenseStateHint}
        {...field('licenseState')}
      />
    </div>
  );
}

/** What the contractor works in; at least one. */
function CategoryChoices({ join: { profile, toggle, lacksCategories } }: { join: Join }) {
  const groupId = useId();
  return (
    <fieldset
      className={styles.categories}
      aria-describedby={`${groupId}-hint`}
      aria-invalid={lacksCategories || undefined}
    >
      <legend>{texts.categories}</legend>
      <p id={`${groupId}-hint`} className={lacksCategories ? styles.error : form.note}>
        {texts.categoriesHint}
      </p>
      <div className={classes(choices.choices, styles.options)}>
        {JOIN_CATEGORIES.map((category) => (
          <label key={category} className={choices.choice}>
            <input
              type="checkbox"
              name="categories"
              value={category}
              checked={profile.categories.includes(category)}
              aria-invalid={lacksCategories || undefined}
              onChange={() => toggle(category)}
            />
            <span>{contractors.categories[category]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A field that people cannot see: whoever fills it is a robot. */
function Trap({ join: { trap, setTrap } }: { join: Join }) {
  return (
    <div className={form.trap} aria-hidden="true">
      <label>
        {texts.trap}
        <input
          name="company_fax"
          tabIndex={-1}
          autoComplete="off"
          value={trap}
          onChange={(event) => setTrap(event.target.value)}
        />
      </label>
    </div>
  );
}
