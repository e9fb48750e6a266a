import { Injectable } from '@nestjs/common';

/** What a service stands on beside what all do: it registers a check, and /health/ready shows it. */
@Injectable()
export class HealthCheckRegistry {
  private readonly checks = new Map<string, () => Promise<void>>();

  /** @param check rejects with a reason an operator may read where the part is away */
  add(name: string, check: () => Promise<void>): void {
    this.checks.set(name, check);
  }

  all(): readonly (readonly [string, () => Promise<void>])[] {
    return [...this.checks];
  }
}
