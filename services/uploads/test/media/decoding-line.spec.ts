import { DecodingLine } from '../../src/media/decoding-line.js';

/** Runs of one line; each ends when the test says so. */
function lineOf(limits: { files: number; bytes: number }) {
  const line = new DecodingLine(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (client: string, name: string, bytes = 1) =>
    line.run(client, bytes, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const settled = () => new Promise(setImmediate);
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  return { begun, run, end, settled };
}

it('lets clients take turns, whoever came first with many files', async () => {
  const { begun, run, end } = lineOf({ files: 1, bytes: 100 });
  for (let i = 1; i <= 5; i++) void run('many', `many ${i}`);
  void run('one', 'one');
  void run('two', 'two 1');
  void run('two', 'two 2');
  for (const name of ['many 1', 'many 2', 'one', 'two 1', 'many 3', 'two 2', 'many 4', 'many 5'])
    await end(name);
  expect(begun).toEqual(['many 1', 'many 2', 'one', 'two 1', 'many 3', 'two 2', 'many 4', 'many 5']);
});

it('keeps to its memory, and lets a file in that needs more than all of it', async () => {
  const { begun, run, end, settled } = lineOf({ files: 3, bytes: 100 });
  void run('a', 'half', 60);
  void run('b', 'too much beside it', 60);
  void run('c', 'small', 10);
  await settled();
  expect(begun).toEqual(['half']);
  await end('half');
  expect(begun).toEqual(['half', 'too much beside it', 'small']);
  void run('d', 'larger than all', 1_000);
  await end('too much beside it');
  expect(begun).toHaveLength(3);
  await end('small');
  expect(begun.at(-1)).toBe('larger than all');
});

it('goes on after work that failed', async () => {
  const line = new DecodingLine({ files: 1, bytes: 1 });
  await expect(line.run('a', 1, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  expect(await line.run('a', 1, async () => 'next')).toBe('next');
});
