import { expect, it } from 'vitest';
import { handWritten, schemasOf } from '../../../scripts/lib/check-shapes.mjs';

const properties = (fields: string) => Object.fromEntries(fields.split(' ').map((field) => [field, {}]));
const SCHEMAS = schemasOf({
  components: {
    schemas: {
      BidDto: { properties: properties('price scope timeline') },
      BidResponse: { properties: properties('id price scope timeline status') },
      MessageResponse: { properties: properties('message') },
    },
  },
  paths: {
    '/bids': {
      get: {
        operationId: 'listBids',
        parameters: [
          { name: 'id', in: 'path' },
          ...['search', 'zip', 'state', 'tag', 'from'].map((name) => ({ name, in: 'query' })),
        ],
      },
    },
  },
});
const faults = (source: string) => handWritten('web/src/Bid.tsx', source, SCHEMAS);

it.each([
  [
    'all fields',
    'interface Bid { id: string; price: number; scope: string; timeline: string; status: string }',
  ],
  ['four of five, and one of its own', 'type Bid = { id: string; price: 1; scope: 2; status: 3; color: 4 }'],
  ['a part of it', "const a = {} as { id: string; 'price': number; scope: string; timeline: string };"],
])('names a shape that has %s', (_, source) => {
  expect(faults(source)).toEqual([expect.stringContaining('BidResponse of the API')]);
  expect(faults(source)[0]).toContain('web/src/Bid.tsx:1');
});

it('names the shape of a query', () => {
  const source = 'interface Filter { search: string; zip: string; state: string; tag?: string }';
  expect(faults(source)).toEqual([expect.stringContaining('the query of listBids of the API')]);
});

it.each([
  'interface Bid { id: string; price: number; color: string; width: number; height: number }',
  'interface Answer { message: string }',
  "type Bid = Pick<Schemas['BidResponse'], 'id' | 'price' | 'scope' | 'timeline'>;",
  'const field = <input maxLength={LIMITS.nameMax} />;',
])('lets be %s', (source) => expect(faults(source)).toEqual([]));

it.each(['const field = <input maxLength={200} />;', 'const field = { maxLength: 200 };'])(
  'names the limit by hand of %s',
  (source) => expect(faults(source)).toEqual([expect.stringContaining('is a limit by hand')]),
);
