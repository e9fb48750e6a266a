import { Injectable } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import type { JobName } from '@plumbline/contracts';
import { discoverJobHandlers } from '../../src/jobs/discover-job-handlers.js';
import { type JobContext, OnJob } from '../../src/jobs/jobs.js';

@Injectable()
class Mails {
  readonly sent: string[] = [];

  @OnJob('send-email')
  async handleSendEmail({ emailId }: { emailId: string }): Promise<void> {
    this.sent.push(emailId);
  }

  async notAHandler(): Promise<void> {}
}

@Injectable()
class MoreMails {
  @OnJob('send-email')
  async handleAgain(): Promise<void> {}
}

@Injectable()
class Unheard {
  @OnJob('paint-the-fence' as JobName)
  async handlePaint(): Promise<void> {}
}

async function discovered(...providers: (new () => object)[]) {
  const app = await Test.createTestingModule({ imports: [DiscoveryModule], providers }).compile();
  return { app, handlers: () => discoverJobHandlers(app.get(DiscoveryService)) };
}

test('handlers are found by name and keep their instance', async () => {
  const { app, handlers } = await discovered(Mails);
  const found = handlers();
  expect([...found.keys()]).toEqual(['send-email']);
  await found.get('send-email')?.({ emailId: 'a', attempt: 1 }, {} as JobContext);
  expect(app.get(Mails).sent).toEqual(['a']);
});

test('two handlers of one job stop the start', async () => {
  const { handlers } = await discovered(Mails, MoreMails);
  expect(handlers).toThrow('Mails.handleSendEmail and MoreMails.handleAgain both handle the job send-email.');
});

test('a handler of an unknown job stops the start', async () => {
  const { handlers } = await discovered(Unheard);
  expect(handlers).toThrow('Unheard.handlePaint handles an unknown job: paint-the-fence.');
});
