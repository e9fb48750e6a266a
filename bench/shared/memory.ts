import { readdirSync, readFileSync } from 'node:fs';

/**
 * Memory of a process, its descendants, and whatever else names `mark` in its command line (a Postgres that left
 * its parent's session), as proportional set size in MB: shared pages count once. Without a process, of what names
 * the mark alone. Linux only.
 */
export function pssOfTree(pid: number | undefined, mark: string): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return [{ pid: Number(name), parent, command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }];
      } catch {
        // It ended while we looked.
        return [];
      }
    });
  const wanted = new Set([
    ...(pid === undefined ? [] : [pid]),
    ...processes.filter(({ command }) => command.includes(mark)).map((one) => one.pid),
  ]);
  for (let grew = true; grew; ) {
    const children = processes.filter((one) => wanted.has(one.parent) && !wanted.has(one.pid));
    for (const child of children) wanted.add(child.pid);
    grew = children.length > 0;
  }
  let kilobytes = 0;
  for (const one of wanted) {
    try {
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended while we looked.
    }
  }
  return kilobytes / 1024;
}
