import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@plumbline/testing';
import { parse } from 'yaml';

export interface ComposeService {
  readonly image?: string;
  readonly build?: {
    readonly dockerfile: string;
    readonly target: string;
    readonly args?: Readonly<Record<string, string>>;
  };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly stop_grace_period?: string;
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly expose?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}

/** docker-compose.yml with anchors merged. */
export function readCompose(): Readonly<Record<string, ComposeService>> {
  const text = readFileSync(join(PROJECT_ROOT, 'docker-compose.yml'), 'utf8');
  return (parse(text, { merge: true }) as { services: Record<string, ComposeService> }).services;
}
