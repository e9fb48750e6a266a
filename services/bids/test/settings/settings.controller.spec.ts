import type { Config } from '@plumbline/platform';
import { SettingsController } from '../../src/settings/settings.controller.js';

it.each([
  ['open', 'http://127.0.0.1:1080/?token=secret'],
  ['links', null],
] as const)('says in %s mode that the built-in mailbox is at %s', (access, expected) => {
  const config = { access, mailboxUrl: 'http://127.0.0.1:1080/?token=secret' } as Config;
  expect(new SettingsController(config).settings().mailboxUrl).toBe(expected);
});
