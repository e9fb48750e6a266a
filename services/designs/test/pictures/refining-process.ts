import type { AddressInfo } from 'node:net';
import { createLogger, createService, openInfrastructure, readConfig } from '@plumbline/platform';
import type { RenderProcess } from '@plumbline/render';
import { designsService } from '../../src/designs.service-definition.js';
import { EmbeddedProvider } from '../../src/pictures/embedded-provider.js';

/** A process to be killed: the designs service, whose pictures are small; it says where it answers and what it draws. */
const config = readConfig(process.env, {});
const infrastructure = await openInfrastructure(config, createLogger(config));
const service = await createService(designsService, infrastructure);
const server = await service.app.listen(0, '127.0.0.1');

const { renders } = service.app.get(EmbeddedProvider) as unknown as { renders: RenderProcess };
const render = renders.render.bind(renders);
renders.render = (room, options) => {
  process.stdout.write(`draws ${options.quality}\n`);
  return render(room, { ...options, width: 60, height: 40 });
};
await service.start();
process.stdout.write(`answers at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
