import { TOTAL_IS_EXACT_HEADER } from '@plumbline/contracts';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { fetchJson } from './api/http.js';
import { eventsOfAllServices } from './events/eventsDataProvider.js';

const BASE = '/api/console';
const rest = simpleRestProvider(BASE, fetchJson);

/** Every record of the console, in ra-data-simple-rest's dialect, with the admin token. */
export const dataProvider: DataProvider = eventsOfAllServices({
  ...rest,
  getList: async (resource, params) => {
    let totalIsExact = true;
    const list = await simpleRestProvider(BASE, async (url, options) => {
      const answer = await fetchJson(url, options);
      totalIsExact = answer.headers.get(TOTAL_IS_EXACT_HEADER) !== 'false';
      return answer;
    }).getList(resource, params);
    return { ...list, meta: { totalIsExact } };
  },
});
