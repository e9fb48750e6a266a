import type { Config } from '@plumbline/platform/process';

/** Tells the person at the terminal where everything is. */
export function greet(config: Config): void {
  const lines: [string, string][] = [
    ['Site', config.publicUrl],
    ['Admin', `${config.publicUrl}/admin   token: ${config.adminToken}`],
    ['Mailbox', config.mailboxUrl ?? `mails leave through ${new URL(config.smtpUrl).host}`],
    ['API docs', `${config.publicUrl}/api/docs`],
    ['Data', config.dataDir],
  ];
  const width = Math.max(...lines.map(([name]) => name.length));
  console.log(
    [
      '',
      'Plumbline is ready.',
      ...lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
      '  Ctrl-C stops it.',
      '',
    ].join('\n'),
  );
}
