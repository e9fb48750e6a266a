import { expect, it } from 'vitest';
import { detectZip } from '../src/zip.js';

it.each([
  ['1 Elm St, Austin, TX 78701', '78701'],
  ['1 Elm St, Austin TX,78701', '78701'],
  ['1 Elm St, Austin, TX (78701).', '78701'],
  ['Austin, TX78701USA', '78701'],
  ['Boston, MA 02134', '02134'],
  ['Holtsville 00501-0001', '00501'],
  ['12345 Main St, Austin, TX 78701-4321, USA', '78701'],
  ['from 94103 to 10001', '10001'],
  ['78701\n', '78701'],
  ['12345 Main St', '12345'],
  ['５ Elm St, 78701 Austin', '78701'],
  ['78701 Austin 00012', '78701'],
  ['unit 00012', undefined],
  ['', undefined],
  ['5 Main St, Apt 1203', undefined],
  ['TX 7870', undefined],
  ['TX 787011', undefined],
  ['call 5125550123', undefined],
  ['512-55501-23', undefined],
  ['78701-43210', undefined],
  ['parcel 9410378701', undefined],
  ['for $25000', undefined],
  ['for $12,345', undefined],
  ['for 125,00012', undefined],
  ['for 25000.50', undefined],
  ['for 25000,50 in Austin 78701', '78701'],
])('finds in %j the ZIP %s', (address, zip) => {
  expect(detectZip(address)).toBe(zip);
});

it('reads a text of numbers in time that grows with its length', () => {
  for (const many of ['1', '12345-', '12345 ', '$12345']) detectZip(many.repeat(300_000));
});
