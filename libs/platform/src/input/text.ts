import { applyDecorators } from '@nestjs/common';
import { isEmail, LIMITS, MESSAGES } from '@plumbline/contracts';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';

/** No control characters but tab and line breaks, no marks that turn the reading direction. */
const UNWANTED = /(?![\t\n\r])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/**
 * More accents on one letter than any language has (UAX #15, Stream-Safe Text Format): sorting a long run of them,
 * as normalising does, takes time that grows with the square of its length.
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** A person's text as it is kept: Unicode NFC, trimmed, without what a page cannot show. */
export function cleanText(text: string): string {
  return text
    .replace(UNWANTED, '')
    .replace(TOO_MANY_MARKS, '$1')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .trim();
}

/** As cleanText; blank is undefined and what is no text stays as it is, for the rule that refuses it. */
const cleaned = (value: unknown): unknown => {
  if (typeof value !== 'string') return value === null ? undefined : value;
  return cleanText(value) || undefined;
};

interface TextRule {
  /** Longest text allowed, in UTF-16 units. */
  readonly max?: number;
  /** The sentence a person reads when the text is missing. */
  readonly required?: string;
}

/** A field that holds a person's text; optional unless `required`. */
export function Text({ max = LIMITS.nameMax, required }: TextRule = {}): PropertyDecorator {
  const context = required ? { sentence: required } : undefined;
  return applyDecorators(
    Transform(({ value }) => cleaned(value)),
    ...(required ? [IsNotEmpty({ message: required, context })] : [IsOptional()]),
    IsString({ message: required ?? 'This must be text.', context }),
    MaxLength(max, { message: MESSAGES.server.tooLong(max) }),
  );
}

/** A long text: a message, notes, a reason. */
export const LongText = (): PropertyDecorator => Text({ max: LIMITS.textMax });

const emailText = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() || undefined : value === null ? undefined : value;

/** An e-mail address, kept in lower case. `sentence` is what a person reads when it is missing or none. */
export function Email(sentence: string, { optional = false } = {}): PropertyDecorator {
  const rule = { message: sentence, context: { sentence } };
  return applyDecorators(
    Transform(({ value }) => emailText(value)),
    ...(optional ? [IsOptional()] : []),
    IsString(rule),
    MaxLength(LIMITS.emailMax, rule),
    ValidateBy(
      { name: 'isEmail', validator: { validate: (email) => typeof email === 'string' && isEmail(email) } },
      rule,
    ),
  );
}

/** As the Email rule, for addresses that come in a header. Null where it is none. */
export function plainEmail(text: unknown): string | null {
  const email = emailText(text);
  return typeof email === 'string' && isEmail(email) ? email : null;
}
