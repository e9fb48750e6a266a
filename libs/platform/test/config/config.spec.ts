import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, checkPublicUrl, readConfig } from '../../src/config/config.js';

const DEFAULTS = {
  databaseUrl: 'postgres://localhost/test',
  smtpUrl: 'smtp://127.0.0.1:25',
  adminToken: 'the token of this test',
  appSecret: 'the secret of this test',
};

const NO_NUMBERS = ['abc', '-1', '1,5', 'NaN', 'Infinity', '1e99'];
const NO_ADDRESSES = [
  'x',
  'localhost:3000',
  '//host',
  'ftp://host',
  'http://',
  'https://host:99999',
  '"http://host"',
];
const NO_EMAILS = [
  'admin',
  'a@b',
  'a b@c.example',
  '<a@b.example>',
  'a@b.example,c@d.example',
  `${'a'.repeat(300)}@b.example`,
];

/** Wrong values of every setting that can have one. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  PORT: [...NO_NUMBERS, '70000', '3.5'],
  OPS_PORT: [...NO_NUMBERS, '0', '3000'],
  MAILBOX_PORT: [...NO_NUMBERS, '65536'],
  HOST: ['http://localhost', 'local host', '127.0.0.1:3000', '[::1]', '-x', '0.0.0.0'],
  PUBLIC_URL: [
    ...NO_ADDRESSES,
    'plumbline.example',
    'https://host/app',
    'https://host?x=1',
    'https://me@host',
  ],
  ADMIN_TOKEN: ['short', 'p\u00e4ssw\u00f6rter-sind-lang', 'a line\nand another'],
  APP_SECRET: ['shorter than 16', 'ein sehr langes Gehei\u00dfnis'],
  ADMIN_EMAIL: NO_EMAILS,
  CONTACT_EMAIL: NO_EMAILS,
  MAIL_FROM: [
    'Plumbline',
    'Plumbline <>',
    'Plumbline <a@b>',
    'a@b.example\nBcc: c@d.example',
    'A <a@b.example> <c@d.example>',
  ],
  SMTP_URL: ['mail.example', 'http://mail.example', 'smtp://', 'smtp://user:%zz@mail.example'],
  DATABASE_URL: ['localhost', 'mysql://host/db', 'postgres://host:port/db', 'postgres://u:%zz@host/db'],
  NATS_URL: ['localhost:4222', 'http://host', 'nats://'],
  EVENTS: ['redis', 'nats'],
  REDIS_URL: ['localhost', 'http://host', 'redis://'],
  S3_BUCKET: ['a b', 'ab', 'bucket/folder', 'plumbline'],
  S3_ENDPOINT: NO_ADDRESSES,
  ACCESS: ['closed', 'OPEN', 'true'],
  ACCESS_OPEN_OK: ['yes', 'true', '2'],
  TRUST_PROXY: [...NO_NUMBERS, '6', 'true'],
  RATE_LIMIT_FACTOR: [...NO_NUMBERS, '0'],
  MAX_BIDDERS: [...NO_NUMBERS, '0', '21'],
  IMAGE_PROVIDER: ['dalle', 'Embedded'],
  REFINED_PICTURES: ['yes', '2'],
  PICTURE_SCALE: [...NO_NUMBERS, '0', '1.5'],
  IMAGE_TIMEOUT_S: [...NO_NUMBERS, '0'],
  IMAGE_BUDGET_PER_DAY: NO_NUMBERS,
  IMAGE_BUDGET_PER_CLIENT: NO_NUMBERS,
  IMAGE_CALL_USD: NO_NUMBERS,
  OPENAI_BASE_URL: NO_ADDRESSES,
  OPENAI_EXTRA_FIELDS: ['yes'],
  REPLICATE_BASE_URL: NO_ADDRESSES,
  REPLICATE_MODEL: ['interior', 'a/b:c'],
  REPLICATE_WEBHOOK_SECRET: ['secret', 'whsec_abc='],
  REPLICATE_WAIT_S: [...NO_NUMBERS, '61'],
  STABILITY_BASE_URL: NO_ADDRESSES,
  STABILITY_MODE: ['sketch'],
  A1111_URL: NO_ADDRESSES,
  A1111_AUTH: ['hunter2'],
  A1111_FLAVOUR: ['vanilla'],
  COMFYUI_URL: NO_ADDRESSES,
  TEXT_PROVIDER: ['ollama'],
  TEXT_BASE_URL: NO_ADDRESSES,
  LOG_LEVEL: ['verbose', 'trace'],
  LOG_FORMAT: ['xml'],
};
/** Any text will do, or a file whose reader tells of its faults, or a part of the settings above. */
const FREE = [
  ...['DATA_DIR', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'MAPS_KEY', 'PRICE_TABLE'],
  ...['OPENAI_API_KEY', 'OPENAI_IMAGE_MODEL', 'REPLICATE_API_TOKEN', 'STABILITY_API_KEY', 'A1111_MODEL'],
  ...['COMFYUI_WORKFLOW', 'COMFYUI_MODEL', 'TEXT_API_KEY', 'TEXT_MODEL'],
];
const HIDDEN = /TOKEN|SECRET|KEY|AUTH|_URL$/;

function faultsOf(env: Readonly<Record<string, string>>, defaults: object = {}): string {
  try {
    readConfig(env, { ...DEFAULTS, ...defaults });
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

it('knows wrong values of every setting there is', () => {
  const file = readFileSync(join(__dirname, '../../../../.env.example'), 'utf8');
  const names = [...file.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? '');
  expect([...Object.keys(WRONG), ...FREE].sort()).toEqual(names.sort());
});

describe.each(Object.entries(WRONG))('%s', (name, values) => {
  it.each(values)('%j is told in a sentence with its fault and what would do', (value) => {
    const [sentence, ...more] = faultsOf({ [name]: value }).split('\n');
    const shown = sentence?.replaceAll(value, '');
    expect(sentence).toMatch(new RegExp(`\\b${name}\\b`));
    expect(shown).toMatch(/ (like|use|must be|set|unset|starts with|of the form) .*[.]$/);
    expect(more).toEqual([]);
    if (HIDDEN.test(name) && name !== 'PUBLIC_URL' && value.length > 4)
      expect(sentence).not.toContain(`=${value}`);
  });
});

it('takes the values that .env.example shows', () => {
  const file = readFileSync(join(__dirname, '../../../../.env.example'), 'utf8');
  const shown = [...file.matchAll(/^([A-Z][A-Z0-9_]*)=("[^"]*"|[^\s#]*)/gm)];
  expect(
    faultsOf(Object.fromEntries(shown.map(([, name, value]) => [name, value?.replaceAll('"', '')]))),
  ).toBe('');
});

it.each([
  [{ HOST: '::1' }, 'http://localhost:3000'],
  [{ HOST: '0.0.0.0', ACCESS: 'links' }, 'http://localhost:3000'],
  [{ HOST: 'fd00::5', ACCESS: 'links', PORT: ' 80 ' }, 'http://[fd00::5]:80'],
  [{ PUBLIC_URL: ' https://Plumbline.example:8443// ' }, 'https://Plumbline.example:8443'],
])('%j is reached at %s', (env, expected) => {
  expect(readConfig(env as Record<string, string>, DEFAULTS).publicUrl).toBe(expected);
});

it('asks for a bus where a service runs by itself, unless it is told to do without', () => {
  const alone = { needsBus: true };
  expect(faultsOf({}, alone)).toMatch(
    /^NATS_URL is not set, so no other service would hear .* EVENTS=in-process/,
  );
  expect(faultsOf({ EVENTS: 'in-process' }, alone)).toBe('');
  expect(faultsOf({ NATS_URL: 'nats://host' }, alone)).toBe('');
  expect(faultsOf({})).toBe('');
  expect(faultsOf({ NATS_URL: 'nats://host', EVENTS: 'in-process' })).toContain('unset one of them');
});

it('checks the address of the site alone, before its pages are built', () => {
  expect(() => checkPublicUrl({ PUBLIC_URL: 'plumbline.example' })).toThrow(
    'PUBLIC_URL=plumbline.example is not an address like https://plumbline.example, with nothing behind the host.',
  );
  expect(() => checkPublicUrl({})).not.toThrow();
});
