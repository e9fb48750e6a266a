/** How many times longer work may take where the machine is busy with other things. */
const BUSY_FACTOR = 10;

/**
 * Calls `end` once this process has worked for `limitMs` milliseconds of processor time since now: a busy machine gives
 * them late, and work that it keeps waiting is not stuck. It never ends sooner than after `limitMs`, and at the latest
 * after ten times as long. Answers what calls it off.
 */
export function limitWork(limitMs: number, end: () => void): () => void {
  const workedBefore = workedMs();
  const latest = Date.now() + BUSY_FACTOR * limitMs;
  const look = () => {
    const leftMs = limitMs - (workedMs() - workedBefore);
    if (leftMs <= 0 || Date.now() >= latest) end();
    else timer = setTimeout(look, Math.min(Math.max(leftMs, 1), latest - Date.now()));
  };
  let timer = setTimeout(look, limitMs);
  return () => clearTimeout(timer);
}

/** Processor time of this process with all its threads. */
function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
