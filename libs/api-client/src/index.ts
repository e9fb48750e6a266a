import createClient, { type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './schema.js';

export type { paths };

/** Every request and answer of the API by name: `Schemas['DesignResponse']`. */
export type Schemas = components['schemas'];

/** A typed client of the API; `baseUrl` is '' where the page and the API share an origin. */
export const createApiClient = (options: ClientOptions) => createClient<paths>(options);
