import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { fetchJson } from './api/http.js';
import { eventsOfAllServices } from './events/eventsDataProvider.js';

/** Every record of the console, in ra-data-simple-rest's dialect, with the admin token. */
export const dataProvider: DataProvider = eventsOfAllServices(simpleRestProvider('/api/console', fetchJson));
