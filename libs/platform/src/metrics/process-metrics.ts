import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { uncaughtFaults } from '../errors/faults.js';

/** What a process measures of itself, whichever services it holds. */
export function processMetrics(name: string, version: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service: name });
  const registers = [registry];
  new Gauge({
    name: 'build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1);
  new Counter({
    name: 'uncaught_faults_total',
    help: 'Faults that nobody caught: of a request handler, of a promise nobody waits for, of a callback.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(uncaughtFaults)) this.inc({ kind }, count);
    },
  });
  return registry;
}

/** Processor, memory, event loop and garbage collection; once a process, since it installs observers. */
export function measureNode(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
}
