import { ZIP_CASES } from '@plumbline/contracts/cases';
import { readAddress } from '../../src/intake/address.js';

it.each(ZIP_CASES)('the ZIP %j of a form is %j', (zipCode, zip) => {
  const read = () => readAddress(new Map([['zipCode', zipCode]])).zipCode;
  if (zip) expect(read()).toBe(zip);
  else expect(read).toThrow();
});
