import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsDateString, IsOptional, Matches } from 'class-validator';

const DAY_PATTERN = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const DAY_SENTENCE = 'Enter a day like 2026-05-31.';

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  DAY_PATTERN.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** An optional calendar day; blank is none. */
export const Day = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === '' || value === null ? undefined : value)),
    IsOptional(),
    Matches(DAY_PATTERN, { message: DAY_SENTENCE }),
    IsDateString({ strict: true }, { message: DAY_SENTENCE }),
  );
