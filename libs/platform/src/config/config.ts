import { isIPv6 } from 'node:net';
import { z } from 'zod';
import { bucket, email, host, integer, number, oneOf, origin, secret, sender, url } from './fields.js';
import {
  IMAGE_ENVIRONMENT,
  type ImageSettings,
  imageSettings,
  type TextSettings,
  textSettings,
} from './image-settings.js';

/**
 * Every setting of the product, read from the environment in this one place. All faults are reported
 * together, each with the variable's name, what is wrong with it and an example.
 */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where /metrics and /health/ready answer, and nowhere else; undefined: on `port`, to this machine alone. */
  readonly opsPort?: number;
  /** Where people reach the site; links in mails and file URLs start with it. No trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly adminToken: string;
  readonly appSecret: string;
  readonly adminEmail: string;
  readonly contactEmail: string;
  readonly mailFrom: string;
  readonly smtpUrl: string;
  /** Where the built-in mailbox shows its mails; undefined with an SMTP server of one's own. */
  readonly mailboxUrl?: string;
  readonly mailboxPort: number;
  readonly databaseUrl: string;
  /** Undefined: events stay in this process. A service that runs alone then needs EVENTS=in-process. */
  readonly natsUrl?: string;
  /** Undefined: jobs and limits live in Postgres and memory. */
  readonly redisUrl?: string;
  /** Undefined: files live in a folder of `dataDir`. */
  readonly s3?: {
    readonly endpoint?: string;
    readonly region: string;
    readonly bucket: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  /** Hops of reverse proxy whose X-Forwarded-For is believed. */
  readonly trustProxy: number;
  readonly rateLimitFactor: number;
  readonly access: 'open' | 'links';
  readonly maxBidders: number;
  readonly mapsKey?: string;
  /** JSON file with unit prices of one's own; undefined: the bundled ones. */
  readonly priceTable?: string;
  readonly images: ImageSettings;
  /** Undefined: titles, descriptions and the reading of wishes follow rules alone. */
  readonly texts?: TextSettings;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  readonly logFormat: 'pretty' | 'json';
  readonly version: string;
}

/** A wrong setting: its message is what a person at the terminal reads. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const ENVIRONMENT = z.object({
  PORT: integer(0, 65_535, 3000).default(3000),
  HOST: host('127.0.0.1').default('127.0.0.1'),
  OPS_PORT: integer(1, 65_535, 9464).optional(),
  PUBLIC_URL: origin('https://plumbline.example').optional(),
  DATA_DIR: z.string().default('.data'),
  ADMIN_TOKEN: secret(12).optional(),
  APP_SECRET: secret(16).optional(),
  ADMIN_EMAIL: email('admin@plumbline.example').default('admin@plumbline.example'),
  CONTACT_EMAIL: email('hello@plumbline.example').default('hello@plumbline.example'),
  MAIL_FROM: sender('Plumbline <no-reply@plumbline.example>').default(
    'Plumbline <no-reply@plumbline.example>',
  ),
  MAILBOX_PORT: integer(0, 65_535, 1080).default(1080),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587').optional(),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@localhost:5432/plumbline',
  ).optional(),
  EVENTS: oneOf('nats', 'in-process').optional(),
  NATS_URL: url(['nats:', 'tls:'], 'nats://localhost:4222').optional(),
  REDIS_URL: url(['redis:', 'rediss:'], 'redis://localhost:6379').optional(),
  S3_ENDPOINT: url(['http:', 'https:'], 'http://localhost:9000').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: bucket('plumbline').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  TRUST_PROXY: integer(0, 5, 1).default(0),
  RATE_LIMIT_FACTOR: number(0.01, 1_000_000, 1).default(1),
  ACCESS: oneOf('open', 'links').default('open'),
  ACCESS_OPEN_OK: oneOf('0', '1').default('0'),
  MAX_BIDDERS: integer(1, 20, 5).default(5),
  MAPS_KEY: z.string().optional(),
  PRICE_TABLE: z.string().optional(),
  ...IMAGE_ENVIRONMENT,
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error').default('info'),
  LOG_FORMAT: oneOf('pretty', 'json').optional(),
});

/** What an owner of defaults (the one-process form) fills in where the environment is silent. */
export type ConfigDefaults = Partial<
  Pick<Config, 'adminToken' | 'appSecret' | 'databaseUrl' | 'smtpUrl' | 'mailboxUrl' | 'port'>
> & {
  /** A service by itself: what it publishes reaches nobody without a bus. */
  readonly needsBus?: boolean;
};

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

/**
 * Reads and checks the environment. Empty variables count as unset, white space around a value does not count.
 *
 * @throws ConfigError naming every faulty or missing variable, one a line.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  defaults: ConfigDefaults = {},
): Config {
  const given = givenIn(env);
  const e = parsed(given);
  const port = given.PORT === undefined ? (defaults.port ?? e.PORT) : e.PORT;
  const faults = contradictionsIn(e, port, defaults);
  const need = (name: string, value: string | undefined, example: string): string => {
    if (!value) faults.push(`${name} is not set; set it to something like ${example}.`);
    return value ?? '';
  };
  const config: Config = {
    port,
    host: e.HOST,
    opsPort: e.OPS_PORT,
    publicUrl: (e.PUBLIC_URL ?? `http://${nameOf(e.HOST)}:${port}`).replace(/\/+$/, ''),
    dataDir: e.DATA_DIR,
    adminToken: need('ADMIN_TOKEN', e.ADMIN_TOKEN ?? defaults.adminToken, 'a long random text'),
    appSecret: need('APP_SECRET', e.APP_SECRET ?? defaults.appSecret, 'a long random text'),
    adminEmail: e.ADMIN_EMAIL,
    contactEmail: e.CONTACT_EMAIL,
    mailFrom: e.MAIL_FROM,
    smtpUrl: need('SMTP_URL', e.SMTP_URL ?? defaults.smtpUrl, 'smtp://localhost:1025'),
    mailboxUrl: e.SMTP_URL ? undefined : defaults.mailboxUrl,
    mailboxPort: e.MAILBOX_PORT,
    databaseUrl: need(
      'DATABASE_URL',
      e.DATABASE_URL ?? defaults.databaseUrl,
      'postgres://user:password@localhost:5432/plumbline',
    ),
    natsUrl: e.NATS_URL,
    redisUrl: e.REDIS_URL,
    s3: s3Of(e),
    trustProxy: e.TRUST_PROXY,
    rateLimitFactor: e.RATE_LIMIT_FACTOR,
    access: e.ACCESS,
    maxBidders: e.MAX_BIDDERS,
    mapsKey: e.MAPS_KEY,
    priceTable: e.PRICE_TABLE,
    images: imageSettings(e, need),
    texts: textSettings(e, need),
    logLevel: e.LOG_LEVEL,
    logFormat: e.LOG_FORMAT ?? (process.stdout.isTTY ? 'pretty' : 'json'),
    version: '0.1.0',
  };
  if (faults.length) throw new ConfigError(faults.join('\n'));
  return config;
}

type Given = Readonly<Record<string, string | undefined>>;
type Environment = z.infer<typeof ENVIRONMENT>;

/** The variables that are set, without white space around their values. */
const givenIn = (env: Given): Given =>
  Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  );

/** Each variable by its own rule. @throws ConfigError with the first fault of each */
function parsed(given: Given): Environment {
  const result = ENVIRONMENT.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues
      .filter(({ path }, i, all) => all.findIndex((first) => first.path[0] === path[0]) === i)
      .map((issue) => `${issue.path.join('.')}=${shown(String(issue.path[0]), given)} ${issue.message}.`)
      .join('\n'),
  );
}

/** What variables say that are right each by itself and not together. */
function contradictionsIn(e: Environment, port: number, defaults: ConfigDefaults): string[] {
  const faults: string[] = [];
  if (e.ACCESS === 'open' && !LOOPBACK.has(e.HOST) && e.ACCESS_OPEN_OK !== '1') {
    faults.push(
      `ACCESS=open trusts a typed e-mail and HOST=${e.HOST} can be reached from elsewhere; set ACCESS=links, or ACCESS_OPEN_OK=1 if you mean it.`,
    );
  }
  if (e.OPS_PORT !== undefined && e.OPS_PORT === port) {
    faults.push(`OPS_PORT=${e.OPS_PORT} is PORT, too; use another port like 9464.`);
  }
  if (e.EVENTS === 'in-process' && e.NATS_URL) {
    faults.push('EVENTS=in-process and NATS_URL say different things; unset one of them.');
  }
  if (!e.NATS_URL && (e.EVENTS === 'nats' || (defaults.needsBus && e.EVENTS === undefined))) {
    faults.push(
      'NATS_URL is not set, so no other service would hear the events of this one; set it to something like nats://localhost:4222, or EVENTS=in-process to run this service alone.',
    );
  }
  if (e.S3_BUCKET && (!e.S3_ACCESS_KEY_ID || !e.S3_SECRET_ACCESS_KEY)) {
    faults.push('S3_BUCKET is set but S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is not; set both.');
  }
  if (e.REPLICATE_WEBHOOK_SECRET && !e.PUBLIC_URL?.startsWith('https:')) {
    faults.push(
      'REPLICATE_WEBHOOK_SECRET is set but PUBLIC_URL is no https address; Replicate calls no other.',
    );
  }
  return faults;
}

const s3Of = (e: Environment): Config['s3'] =>
  e.S3_BUCKET
    ? {
        endpoint: e.S3_ENDPOINT,
        region: e.S3_REGION,
        bucket: e.S3_BUCKET,
        accessKeyId: e.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: e.S3_SECRET_ACCESS_KEY ?? '',
      }
    : undefined;

/**
 * The check of one setting, for those who build pages that name their own address before anything runs.
 *
 * @throws ConfigError
 */
export function checkPublicUrl({ PUBLIC_URL }: { readonly PUBLIC_URL?: string }): void {
  readConfig({ PUBLIC_URL }, { adminToken: '-', appSecret: '-', databaseUrl: '-', smtpUrl: '-' });
}

/** How people write a host in an address, where nothing else is said. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

/** A value as it may be shown at a terminal: secrets never are. */
function shown(name: string, env: Given): string {
  if (/TOKEN|SECRET|KEY|AUTH|(?<!PUBLIC)_URL$/.test(name)) return '…';
  return (env[name] ?? '').replace(/\s+/g, ' ').slice(0, 80);
}
