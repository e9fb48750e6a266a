import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MESSAGES, ownerOf } from '@plumbline/contracts';
import { startServices } from './product.js';
import { type Route, routesOf } from './service-routes.js';

let product: Awaited<ReturnType<typeof startServices>>;
let routes: readonly Route[];

beforeAll(async () => {
  product = await startServices();
  routes = product.services.flatMap(routesOf);
});
afterAll(() => product?.stop());

it('finds the routes of all four services', () => {
  expect(new Set(routes.map(({ service }) => service)).size).toBe(4);
  expect(routes.length).toBeGreaterThan(40);
});

it('lets no route stand without an access rule', () => {
  expect(routes.filter(({ rule }) => rule === undefined)).toEqual([]);
});

it('gives every route of the API to the service that owns its path', () => {
  const strays = routes
    .filter(({ path }) => path.startsWith('/api') || path.startsWith('/files'))
    .filter((route) => ownerOf(filled(route)) !== route.service);
  expect(strays).toEqual([]);
});

it('answers 401 to every admin call without the token and with a wrong one', async () => {
  const admin = routes.filter(({ rule }) => rule === 'admin');
  expect(admin.length).toBeGreaterThan(20);
  for (const service of product.services) {
    const server: Server = await service.app.listen(0, '127.0.0.1');
    const { port } = server.address() as AddressInfo;
    for (const route of admin.filter((one) => one.service === service.name)) {
      for (const headers of [new Headers(), new Headers({ 'x-admin-token': 'not the token' })]) {
        const answer = await fetch(`http://127.0.0.1:${port}${filled(route)}`, {
          method: route.method,
          headers,
        });
        expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, 401]);
        expect(await answer.json()).toMatchObject({ message: MESSAGES.server.adminToken, statusCode: 401 });
        await product.infrastructure.limiter.forget('admin-failure', '127.0.0.1', 20, 300);
      }
    }
  }
});

/** A route's path with something in every parameter; `:service` is the service that answers. */
const filled = ({ path, service }: Route) =>
  path
    .replace(':service', service)
    .replace(/:\w+/g, '01234567-89ab-7def-8123-456789abcdef')
    .replace(/\{?\*\w+\}?/, 'x.jpg');
