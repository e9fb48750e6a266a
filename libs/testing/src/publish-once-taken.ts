import { until } from './until.js';

/** The bus as a test publishes on it. */
interface PublishingBus<E> {
  publish(events: readonly E[]): Promise<unknown>;
}

/**
 * Publishes an event as the relay does: a service that has just started takes events a moment later, and until then they
 * are brought again.
 *
 * @throws what the bus throws for any other reason
 */
export async function publishOnceTaken<E>(bus: PublishingBus<E>, event: E): Promise<void> {
  await until(() =>
    bus.publish([event]).then(
      () => true,
      (error: Error) => {
        if (error.message.endsWith('does not take events at the moment')) return false;
        throw error;
      },
    ),
  );
}
