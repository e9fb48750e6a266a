import createClient, { type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './schema.js';

export type * from './schema.js';

/** Every request and answer of the API by the document's name: `Schemas['DesignResponse']`. */
export type Schemas = components['schemas'];

/** A typed client of the API; `baseUrl` is '' where the page and the API share an origin. */
export const createApiClient = (options: ClientOptions) => createClient<paths>(options);
