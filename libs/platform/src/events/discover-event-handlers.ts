import type { DiscoveryService } from '@nestjs/core';
import { MetadataScanner } from '@nestjs/core';
import { EVENT_NAMES, type EventName } from '@plumbline/contracts';
import { EVENT_HANDLER, type EventHandler } from './events.js';

export type EventHandlers = ReadonlyMap<EventName, EventHandler>;

/**
 * Collects the methods under @OnEvent of all providers.
 *
 * @throws Error for a handler of an event that does not exist, two handlers of one event, and a handler on a
 *   provider that is made anew for each request
 */
export function discoverEventHandlers(discovery: DiscoveryService): EventHandlers {
  const scanner = new MetadataScanner();
  const found = new Map<EventName, { where: string; handle: EventHandler }>();
  const seen = new Set<object>();
  for (const wrapper of discovery.getProviders()) {
    const prototype = wrapper.metatype?.prototype as object | undefined;
    const provider = wrapper.instance as Record<string, EventHandler> | undefined;
    const subject = provider && typeof provider === 'object' ? Object.getPrototypeOf(provider) : prototype;
    if (!subject || (provider && seen.has(provider))) continue;
    if (provider) seen.add(provider);
    for (const method of scanner.getAllMethodNames(subject)) {
      const name: unknown = Reflect.getMetadata(EVENT_HANDLER, subject[method]);
      if (name === undefined) continue;
      const where = `${subject.constructor.name}.${method}()`;
      if (!EVENT_NAMES.includes(name as EventName)) {
        throw new Error(`${where} listens to ${String(name)}, which is not an event of contracts/events.ts.`);
      }
      const rival = found.get(name as EventName);
      if (rival) throw new Error(`${rival.where} and ${where} both listen to ${String(name)}; keep one.`);
      if (!wrapper.isDependencyTreeStatic() || !provider) {
        throw new Error(`${where} listens to ${String(name)} but its provider lives for one request only.`);
      }
      found.set(name as EventName, { where, handle: (event, tx) => provider[method]!(event, tx) });
    }
  }
  return new Map([...found].map(([name, { handle }]) => [name, handle]));
}
