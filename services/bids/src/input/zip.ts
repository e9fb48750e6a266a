import { applyDecorators } from '@nestjs/common';
import { MESSAGES, ZIP_PATTERN } from '@plumbline/contracts';
import { zipCanExist } from '@plumbline/geo';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, ValidateBy } from 'class-validator';

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
