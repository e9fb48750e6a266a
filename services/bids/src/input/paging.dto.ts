import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
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

/** How many items a page holds: 1 to LIMITS.pageSizeMax, or `missing` where nothing is said. */
export function PageSize(missing: number): PropertyDecorator {
  const message = `A page holds 1 to ${LIMITS.pageSizeMax} items.`;
  return applyDecorators(
    Transform(numericOr(missing)),
    IsOptional(),
    IsInt({ message }),
    Min(1, { message }),
    Max(LIMITS.pageSizeMax, { message }),
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.pageSizeMax, default: missing }),
  );
}

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
  @PageSize(LIMITS.adminPageSize)
  pageSize: number = LIMITS.adminPageSize;
}
