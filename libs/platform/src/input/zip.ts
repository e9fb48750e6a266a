import { applyDecorators } from '@nestjs/common';
import { isZip, MESSAGES, readZip, ZIP_PATTERN } from '@plumbline/contracts';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, ValidateBy } from 'class-validator';

/** A ZIP; ZIP+4 is cut to five digits. `sentence` is what a person reads when it is missing or not five digits. */
export function Zip(sentence: string, { optional = false } = {}): PropertyDecorator {
  const rule = { message: sentence, context: { sentence } };
  const { noSuchZip } = MESSAGES.place;
  return applyDecorators(
    Transform(({ value }) =>
      typeof value === 'string' ? readZip(value) || undefined : value === null ? undefined : value,
    ),
    ...(optional ? [IsOptional()] : []),
    IsString(rule),
    Matches(ZIP_PATTERN, rule),
    ValidateBy(
      {
        name: 'isZip',
        validator: { validate: (zip) => typeof zip !== 'string' || !ZIP_PATTERN.test(zip) || isZip(zip) },
      },
      { message: noSuchZip, context: { sentence: noSuchZip } },
    ),
  );
}
