import { applyDecorators } from '@nestjs/common';
import { EMAIL_PATTERN, LIMITS, MESSAGES, ZIP_PATTERN } from '@plumbline/contracts';
import { zipCanExist } from '@plumbline/geo';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';

/** No control characters but tab and line breaks, no marks that turn the reading direction, no half surrogates. */
const UNWANTED = /(?![\t\n\r])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const HALF_SURROGATE = /\p{Surrogate}/gu;

/** A person's text as it is kept: Unicode NFC, trimmed, without what a database or a page cannot show. */
export function cleanText(text: string): string {
  return text
    .replace(HALF_SURROGATE, '\ufffd')
    .replace(UNWANTED, '')
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
export function Text({ max = 200, required }: TextRule = {}): PropertyDecorator {
  const context = required ? { sentence: required } : undefined;
  return applyDecorators(
    Transform(({ value }) => cleaned(value)),
    ...(required ? [IsNotEmpty({ message: required, context })] : [IsOptional()]),
    IsString({ message: required ?? 'This must be text.', context }),
    MaxLength(max, { message: `This is longer than ${max.toLocaleString('en-US')} characters.` }),
  );
}

/** A long text: a message, notes, a reason. */
export const LongText = (): PropertyDecorator => Text({ max: LIMITS.textMax });

/** Plain ASCII only: look-alike letters and hidden marks do not make an address. */
const PLAIN_EMAIL = new RegExp(`^(?=[\\x21-\\x7e]+$)${EMAIL_PATTERN.source.slice(1)}`);

const emailText = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() || undefined : value === null ? undefined : value;

/** An e-mail address, kept in lower case. `sentence` is what a person reads when it is missing or none. */
export function Email(sentence: string, { optional = false } = {}): PropertyDecorator {
  const rule = { message: sentence, context: { sentence } };
  return applyDecorators(
    Transform(({ value }) => emailText(value)),
    ...(optional ? [IsOptional()] : []),
    IsString(rule),
    MaxLength(254, rule),
    Matches(PLAIN_EMAIL, rule),
  );
}

/** As the Email rule, for addresses that come in a header. Null where it is none. */
export function plainEmail(text: unknown): string | null {
  const email = emailText(text);
  return typeof email === 'string' && email.length <= 254 && PLAIN_EMAIL.test(email) ? email : null;
}

/** A five-digit ZIP; ZIP+4 is cut to five. */
export function Zip(sentence: string, { optional = false } = {}): PropertyDecorator {
  const rule = { message: sentence, context: { sentence } };
  return applyDecorators(
    Transform(({ value }) =>
      typeof value === 'string'
        ? value.trim().replace(/^(\d{5})-\d{4}$/, '$1') || undefined
        : value === null
          ? undefined
          : value,
    ),
    ...(optional ? [IsOptional()] : []),
    IsString(rule),
    Matches(ZIP_PATTERN, rule),
    ValidateBy(
      {
        name: 'zipCanExist',
        validator: { validate: (zip) => !ZIP_PATTERN.test(String(zip)) || zipCanExist(zip) },
      },
      { message: MESSAGES.place.noSuchZip, context: { sentence: MESSAGES.place.noSuchZip } },
    ),
  );
}
