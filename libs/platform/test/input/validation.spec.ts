import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength } from 'class-validator';
import { validationPipe } from '../../src/input/validation.js';

class Note {
  @IsString()
  @IsNotEmpty()
  @MaxLength(5)
  text: string;

  @IsOptional()
  @Max(3)
  @IsInt()
  copies?: number;
}

const refusal = (value: unknown) =>
  validationPipe()
    .transform(value, { type: 'body', metatype: Note })
    .then(
      () => [],
      (error: { details: unknown }) => error.details,
    );

it.each([
  [{}, 'text', 'text should not be empty.'],
  [{ text: '' }, 'text', 'text should not be empty.'],
  [{ text: 7 }, 'text', 'text must be a string.'],
  [{ text: 'longer' }, 'text', 'text must be shorter than or equal to 5 characters.'],
  [{ text: 'note', copies: 'two' }, 'copies', 'copies must be an integer number.'],
  [{ text: 'note', copies: 4 }, 'copies', 'copies must not be greater than 3.'],
])(
  'says of %j what is wrong at first, and not a bound that is broken with it',
  async (value, field, message) => {
    expect(await refusal(value)).toEqual([{ field, message }]);
  },
);
