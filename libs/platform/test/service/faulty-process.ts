import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../src/config/config.js';
import { createLogger } from '../../src/context/logger.js';
import { type DoorHandler, listen } from '../../src/service/door.js';
import { runProcess } from '../../src/service/run-process.js';

/** A process whose handlers go wrong in every way there is; its argument is the port it listens on. */
const config = readConfig(
  { PORT: process.argv[2], LOG_FORMAT: 'json' },
  { adminToken: '-', appSecret: '-', databaseUrl: '-', smtpUrl: '-' },
);

const forget = async (): Promise<void> => {
  // Paces: the fault comes after the handler has returned.
  await sleep(1);
  throw new Error('forgotten');
};
const WAYS: Readonly<Record<string, DoorHandler>> = {
  '/fine': (_, response) => response.end('fine'),
  '/throws': () => {
    throw new Error('thrown');
  },
  '/rejects': () => forget(),
  '/forgets': () => void forget(),
  '/forgets-what-is-no-error': () => void Promise.reject(undefined),
  // Paces: the fault comes in a callback of a timer.
  '/throws-in-a-callback': () => void setTimeout(() => JSON.parse('{'), 1),
  '/throws-after-the-answer': (_, response) => {
    response.end('fine');
    // Paces: the fault comes after the answer.
    setTimeout(() => JSON.parse('{'), 1);
  },
  '/answers-after-all': async (_, response) => {
    void forget();
    // Paces: the answer comes after the fault.
    await sleep(20);
    if (!response.headersSent) response.end('late');
  },
  '/breaks-off': (_, response) => {
    response.writeHead(200).write('half');
    void forget();
  },
  '/writes-after-the-end': (_, response) => {
    response.end('fine');
    response.write('more');
  },
};
// Paces: made outside any request, as a timer or a connection of the process's own would be.
let breakOutside = (): void => undefined;
void new Promise<void>((resolve) => {
  breakOutside = resolve;
  // Paces: as above.
}).then(() => setTimeout(() => JSON.parse('{'), 1));

await runProcess(async () => {
  const close = await listen(
    (request, response) => {
      if (request.url !== '/breaks-the-process') return WAYS[request.url ?? '']?.(request, response);
      response.end('fine');
      breakOutside();
    },
    { config, logger: createLogger(config) },
  );
  process.stdout.write('ready\n');
  return async () => {
    await close();
    process.stdout.write('drained\n');
  };
});
