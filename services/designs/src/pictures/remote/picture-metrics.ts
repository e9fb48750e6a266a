import { Inject, Injectable } from '@nestjs/common';
import { METRICS } from '@plumbline/platform';
import { Counter, Histogram, type Registry } from 'prom-client';

/** What the image models cost and how long they take, at /metrics. */
@Injectable()
export class PictureMetrics {
  private readonly seconds: Histogram;
  private readonly usd: Counter;
  private readonly fallbacks: Counter;

  constructor(@Inject(METRICS) registry: Registry) {
    const registers = [registry];
    this.seconds = new Histogram({
      name: 'image_call_seconds',
      help: 'Time of a call to an image model, from its order to its stored answer or its failure.',
      labelNames: ['provider', 'outcome'],
      buckets: [1, 2.5, 5, 10, 20, 40, 80, 160, 320],
      registers,
    });
    this.usd = new Counter({
      name: 'image_call_cost_usd_total',
      help: 'US dollars that calls to image models cost, as far as is known.',
      labelNames: ['provider'],
      registers,
    });
    this.fallbacks = new Counter({
      name: 'image_fallbacks_total',
      help: 'Pictures that our own renderer drew in place of an image model.',
      labelNames: ['provider', 'reason'],
      registers,
    });
  }

  called(provider: string, outcome: string, ms: number, costUsd: number): void {
    this.seconds.observe({ provider, outcome }, ms / 1_000);
    this.usd.inc({ provider }, costUsd);
  }

  fellBack(provider: string, reason: string): void {
    this.fallbacks.inc({ provider, reason });
  }
}
