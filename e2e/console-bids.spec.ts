import { afterAll, beforeAll, describe } from 'vitest';
import { bidsTests } from './console/bids-tests.js';
import { type FilledProduct, startFilledProduct } from './console/filled-product.js';

let product: FilledProduct;

beforeAll(async () => {
  product = await startFilledProduct();
});
afterAll(() => product?.stop());

describe('an administrator in a browser, with 10,000 bids', () => bidsTests(() => product));
