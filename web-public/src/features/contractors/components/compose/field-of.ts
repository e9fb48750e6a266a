import type { ChangeEvent } from 'react';
import type { TextPart } from '../../compose-draft.js';

/** A field's name, value, fault and change, by its part of the draft. */
export type FieldOf<Part extends TextPart> = (part: Part) => {
  name: Part;
  value: string;
  error: string | undefined;
  maxLength: number | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};
