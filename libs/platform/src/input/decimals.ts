import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * A finite number of at most so many decimal places. class-validator's own `maxDecimalPlaces` throws for numbers that are
 * written without a point, such as 1e-323.
 */
export const Decimals = (places: number, options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'decimals',
      validator: {
        validate: (value: unknown) =>
          Number.isFinite(value) && Number((value as number).toFixed(places)) === value,
      },
    },
    options,
  );
