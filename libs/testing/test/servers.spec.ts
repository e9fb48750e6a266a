import { existsSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import {
  CannotRun,
  ensureServer,
  freePort,
  isWithout,
  launchBrowser,
  startCaddy,
  startPostgres,
  startSmtp,
} from '../src/index.js';

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('startPostgres', () => {
  it('gives every call an empty database of one server', async () => {
    const [first, second] = await Promise.all([startPostgres(), startPostgres()]);
    await query(first.url, 'create table mark (text text)');
    expect(new URL(first.url).port).toBe(new URL(second.url).port);
    expect(await query(second.url, `select to_regclass('mark') as found`)).toEqual([{ found: null }]);
    await first.stop();
    await second.stop();
  });

  it('keeps through kill -9 what was committed, and leaves nothing behind', async () => {
    const postgres = await startPostgres({ own: true });
    const [settings] = await query(postgres.url, 'show data_directory');
    const folder = String(settings?.data_directory);
    expect(existsSync(folder)).toBe(true);
    await query(postgres.url, 'create table mark as select 1 as value');
    await postgres.kill();
    await expect(query(postgres.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    await postgres.restart();
    expect(await query(postgres.url, 'select * from mark')).toEqual([{ value: 1 }]);
    await postgres.stop();
    expect(existsSync(folder)).toBe(false);
  });
});

describe('startSmtp', () => {
  it('takes, refuses and finds mails', async () => {
    const smtp = await startSmtp();
    const transport = createTransport(smtp.url);
    const send = (to: string) =>
      transport.sendMail({ from: 'a@plumbline.example', to, subject: 'Hello', text: 'é' });
    await send('Ann@home.example');
    const mail = await smtp.mail(({ to }) => to.includes('ann@home.example'));
    expect(mail).toMatchObject({ from: 'a@plumbline.example', subject: 'Hello', text: 'é' });

    smtp.refuse('permanently', 'bob@home.example');
    await expect(send('bob@home.example')).rejects.toMatchObject({ responseCode: 550 });
    smtp.refuse('temporarily');
    await expect(send('ann@home.example')).rejects.toMatchObject({ responseCode: 451 });
    smtp.refuse(undefined);
    await send('ann@home.example');
    expect(smtp.mails).toHaveLength(2);

    await smtp.kill();
    await expect(send('ann@home.example')).rejects.toMatchObject({ code: 'ESOCKET' });
    await smtp.restart();
    await send('ann@home.example');
    await expect(smtp.mail(() => false, 50)).rejects.toThrow('these came:\nann@home.example: Hello');
    transport.close();
    await smtp.stop();
  });
});

const whereCaddy = isWithout('caddy') ? it.skip : it;
whereCaddy('startCaddy proxies as its Caddyfile says', async () => {
  const upstream = createServer((_, response) => response.end('from the service')).listen(0, '127.0.0.1');
  const port = await freePort();
  const caddy = await startCaddy(
    `{\n admin off\n}\nhttp://127.0.0.1:${port} {\n reverse_proxy {$UPSTREAM}\n}\n`,
    port,
    { UPSTREAM: `127.0.0.1:${(upstream.address() as { port: number }).port}` },
  );
  expect(await body(`http://127.0.0.1:${port}/`)).toBe('from the service');
  await caddy.stop();
  upstream.close();
});

const whereBrowser = isWithout('chromium') ? it.skip : it;
whereBrowser('launchBrowser renders a page', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent('<h1>Plumbline</h1>');
  expect(await page.textContent('h1')).toBe('Plumbline');
  await browser.close();
});

it('says in one sentence what is missing and how to get it', async () => {
  const { PATH } = process.env;
  process.env.PATH = '/nowhere';
  const asUser = jest.spyOn(process, 'getuid').mockReturnValue(1000);
  try {
    await expect(ensureServer('redis-server')).rejects.toThrow(CannotRun);
    await expect(ensureServer('redis-server')).rejects.toThrow(
      'redis-server is not on this machine and could not be installed (only root may install packages). Install it, on Debian with: apt-get install redis-server',
    );
  } finally {
    asUser.mockRestore();
    process.env.PATH = PATH;
  }
});

function body(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });
}
