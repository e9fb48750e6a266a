import { bidsService } from '@plumbline/bids';
import { designsService } from '@plumbline/designs';
import { notificationsService } from '@plumbline/notifications';
import { createService, type Service, type ServiceDefinition } from '@plumbline/platform';
import { type Ground, openGround } from '@plumbline/testing/ground';
import { uploadsService } from '@plumbline/uploads';

export const DEFINITIONS: readonly ServiceDefinition[] = [
  uploadsService,
  designsService,
  bidsService,
  notificationsService,
];

/** All four services on a real Postgres, as the one-process form has them, without a front door. */
export async function startServices(
  env: Readonly<Record<string, string>> = {},
): Promise<
  Pick<Ground, 'infrastructure' | 'databaseUrl'> & { services: readonly Service[]; stop(): Promise<void> }
> {
  const ground = await openGround(env);
  const services: Service[] = [];
  for (const definition of DEFINITIONS) services.push(await createService(definition, ground.infrastructure));
  return {
    ...ground,
    services,
    async stop() {
      for (const service of services) await service.stop();
      await ground.close();
    },
  };
}
