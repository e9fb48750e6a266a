import { limitWork } from '../../src/planning/work-limit.js';

const LIMIT_MS = 20_000;
let workedMs: number;
const end = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  workedMs = 5_000;
  end.mockReset();
  jest.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: workedMs * 1_000, system: 0 }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Time passes, and the process gets a share of it to work. */
function pass(ms: number, share: number) {
  for (let i = 0; i < ms; i += 100) {
    workedMs += 100 * share;
    jest.advanceTimersByTime(100);
  }
}

it('ends work that takes a whole core at its limit, and not before', () => {
  limitWork(LIMIT_MS, end);
  pass(LIMIT_MS - 100, 1);
  expect(end).not.toHaveBeenCalled();
  pass(100, 1);
  expect(end).toHaveBeenCalledTimes(1);
});

it('waits for work that a busy machine keeps waiting', () => {
  limitWork(LIMIT_MS, end);
  pass(4 * LIMIT_MS - 100, 0.25);
  expect(end).not.toHaveBeenCalled();
  pass(1_000, 0.25);
  expect(end).toHaveBeenCalledTimes(1);
});

it('ends at last what does not work at all, and nothing that is done', () => {
  limitWork(LIMIT_MS, end);
  pass(10 * LIMIT_MS, 0);
  expect(end).toHaveBeenCalledTimes(1);
  limitWork(LIMIT_MS, end)();
  pass(10 * LIMIT_MS, 1);
  expect(end).toHaveBeenCalledTimes(1);
});
