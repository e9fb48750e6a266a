import { LIMITS } from '@plumbline/contracts';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** A number from a query string or a form: blank is undefined, what is no number stays for the rule to refuse. */
export const numeric = ({ value }: { value: unknown }): unknown => {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? undefined : Number(text);
};

/** As numeric; blank is the field's default. */
export const numericOr =
  (missing: number) =>
  ({ value }: { value: unknown }): unknown =>
    numeric({ value }) ?? missing;

/** Which page of a list. */
export class PagingQuery {
  /** From 1. */
  @Transform(numericOr(1))
  @IsOptional()
  @IsInt({ message: 'The page is a whole number from 1.' })
  @Min(1, { message: 'The page is a whole number from 1.' })
  @Max(1_000_000, { message: 'There are not that many pages.' })
  page: number = 1;

  /** Items a page. */
  @Transform(numericOr(LIMITS.adminPageSize))
  @IsOptional()
  @IsInt({ message: `A page holds 1 to ${LIMITS.pageSizeMax} items.` })
  @Min(1, { message: `A page holds 1 to ${LIMITS.pageSizeMax} items.` })
  @Max(LIMITS.pageSizeMax, { message: `A page holds 1 to ${LIMITS.pageSizeMax} items.` })
  pageSize: number = LIMITS.adminPageSize;
}
