const ends = {
  stuck: () => /^(\w+\s?)+$/.test(`${'a'.repeat(60)}!`),
  hungry() {
    for (const hoard = []; ; ) hoard.push(new Array(1_000_000).fill(hoard.length));
  },
  crash: () => process.exit(7),
  fault() {
    throw new TypeError('a mistake of ours');
  },
};

/** Ends as nobody's words must be able to make the real planner end: never, out of memory, or with its thread. */
export function plan({ request }) {
  ends[request.designPrompt]?.();
  return { noRoomFits: 'It is too small.' };
}
