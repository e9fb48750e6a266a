import { AggregatorRegistry, type Registry } from 'prom-client';

/**
 * The metrics of a process and of its services as one Prometheus text. Services measure the same things under the
 * same names, told apart by the label `service`; the process's own names are others.
 */
export async function metricsText(
  ofProcess: Registry,
  ofServices: readonly Registry[],
): Promise<{ type: string; text: string }> {
  const services = AggregatorRegistry.aggregate(
    await Promise.all(ofServices.map((registry) => registry.getMetricsAsJSON())),
  );
  return {
    type: ofProcess.contentType,
    text: `${await ofProcess.metrics()}\n${await services.metrics()}`,
  };
}
