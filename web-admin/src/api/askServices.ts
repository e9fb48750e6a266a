import { SERVICES, type ServiceName } from '@plumbline/contracts';

export interface ServiceAnswers<T> {
  readonly answers: readonly { readonly service: ServiceName; readonly answer: T }[];
  /** Services that did not answer. */
  readonly silent: readonly ServiceName[];
}

/**
 * Asks every service the same; one that is away does not hide the others.
 *
 * @throws the first service's fault where none answers
 */
export async function askServices<T>(ask: (service: ServiceName) => Promise<T>): Promise<ServiceAnswers<T>> {
  const asked = await Promise.allSettled(SERVICES.map(ask));
  const [first] = asked;
  if (first?.status === 'rejected' && asked.every(({ status }) => status === 'rejected')) throw first.reason;
  return {
    answers: SERVICES.flatMap((service, i) => {
      const one = asked[i];
      return one?.status === 'fulfilled' ? [{ service, answer: one.value }] : [];
    }),
    silent: SERVICES.filter((_, i) => asked[i]?.status === 'rejected'),
  };
}
