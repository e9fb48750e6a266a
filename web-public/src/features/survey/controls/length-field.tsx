import { LIMITS } from '@plumbline/contracts';
import { TextField } from '#components/form/field.js';
import { parseLength } from '#lib/format/feet-inches.js';
import { formatMeasure } from '#lib/format/format-measure.js';
import { useFollowing } from '#lib/page/use-following.js';
import { survey } from '#texts/survey';

const words = (inches: number): string => formatMeasure(inches / 12, 'ft');

/** A length in feet and inches: what was measured stands below it, what is typed wins. */
export function LengthField({
  label,
  measured,
  told,
  least,
  most,
  onTold,
}: {
  label: string;
  /** What the photo says, in words. */
  measured?: string | undefined;
  /** What was typed, inches. */
  told: number | null;
  least: number;
  most: number;
  onTold: (inches: number | null) => void;
}) {
  // What is told changes by undo too, or is drawn elsewhere.
  const [text, setText] = useFollowing(told === null ? '' : words(told), told);
  const [fault, setFault] = useFollowing<string | undefined>(undefined, told);

  function settle() {
    if (text.trim() === '') {
      setFault(undefined);
      if (told !== null) onTold(null);
      return;
    }
    const inches = parseLength(text);
    if (inches === undefined) setFault(survey.noLength);
    else if (inches < least || inches > most) setFault(survey.lengthOutside(words(least), words(most)));
    else {
      setFault(undefined);
      if (inches !== told) onTold(inches);
      setText(words(inches));
    }
  }

  return (
    <TextField
      label={label}
      hint={measured}
      error={fault}
      value={text}
      maxLength={LIMITS.searchMax}
      placeholder={survey.lengthExample}
      inputMode="text"
      autoComplete="off"
      onChange={(event) => setText(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        settle();
      }}
    />
  );
}
