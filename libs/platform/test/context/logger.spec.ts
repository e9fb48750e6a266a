import { QueryFailedError } from 'typeorm';
import { createLogger } from '../../src/context/logger.js';

it('keeps the rows of a failed query out of the log, and the reason in', () => {
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  const logger = createLogger({ logLevel: 'info', logFormat: 'json' });
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'contractor_email',
    detail: 'Key (email)=(ann@example.com) already exists.',
  });
  logger.error({ err: new QueryFailedError('insert … values ($1)', ['ann@example.com'], cause) }, 'failed');
  write.mockRestore();
  expect(lines.join('')).toContain('contractor_email');
  expect(lines.join('')).not.toContain('ann@example.com');
});
