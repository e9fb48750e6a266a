import { Inject, Injectable } from '@nestjs/common';
import { METRICS } from '@plumbline/platform';
import { Histogram, type Registry } from 'prom-client';

/** How long each stage of a concept takes, at /metrics. */
@Injectable()
export class DesignMetrics {
  private readonly seconds: Histogram;

  constructor(@Inject(METRICS) registry: Registry) {
    this.seconds = new Histogram({
      name: 'design_stage_seconds',
      help: 'Time that a concept spent in a stage, as its page names it.',
      labelNames: ['stage'],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160],
      registers: [registry],
    });
  }

  /** Follows one concept: each call ends the stage before, a call without a stage the last one. */
  follow(): (stage?: string) => void {
    let current: string | undefined;
    let since = performance.now();
    return (stage) => {
      if (stage === current) return;
      const now = performance.now();
      if (current !== undefined) this.seconds.observe({ stage: current }, (now - since) / 1_000);
      [current, since] = [stage, now];
    };
  }
}
