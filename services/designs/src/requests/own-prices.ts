import { readFileSync } from 'node:fs';
import { type Config, ConfigError } from '@plumbline/platform';
import { type Price, withOwnPrices } from '@plumbline/room';

/** Injection token of an operator's unit prices; undefined where the bundled ones hold. */
export const OWN_PRICES = Symbol('own prices');

/** Reads the file of PRICE_TABLE once, at start. @throws ConfigError that names the file and its fault */
export function readOwnPrices({ priceTable }: Pick<Config, 'priceTable'>): readonly Price[] | undefined {
  if (!priceTable) return undefined;
  try {
    return withOwnPrices(JSON.parse(readFileSync(priceTable, 'utf8')));
  } catch (error) {
    throw new ConfigError(`PRICE_TABLE: ${priceTable} cannot be used: ${faultOf(error)}`);
  }
}

/** A fault of the file in a sentence of one line. */
function faultOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'it is no JSON.';
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'there is no such file.';
  return error instanceof Error ? error.message : String(error);
}
