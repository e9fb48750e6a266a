import { createService, type Service } from '@plumbline/platform';
import { type Ground, openGround } from '@plumbline/testing/ground';
import { DEFINITIONS } from '../src/definitions.js';

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
