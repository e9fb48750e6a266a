const SPEC = /\.spec\.tsx?$/;

/**
 * Circles among what lies in one folder: its files, and its folders with all that is in them.
 * @param {readonly (readonly [from: string, to: string])[]} imports paths of files; those of one package's `src` or `test`
 * count, and those of what is only run, `e2e` and `bench`. What a spec imports does not: nothing imports a spec
 * @returns {{ folder: string, links: (readonly [from: string, to: string])[] }[]} each folder in which some of them import
 * each other on a way round, with an import for each link of it
 */
export function circlesOf(imports) {
  /** By folder, what each of its entries imports of the others, with one import that does. */
  const folders = new Map();
  for (const [from, to] of imports) {
    if (SPEC.test(from)) continue;
    const [a, b] = [from.split('/'), to.split('/')];
    const depth = a.findIndex((part, i) => part !== b[i]);
    if (depth < 0 || !isInside(a.slice(0, depth))) continue;
    const folder = a.slice(0, depth).join('/');
    const entries = folders.get(folder) ?? new Map();
    folders.set(folder, entries);
    const [entry, other] = [a[depth], b[depth]];
    if (!entries.has(entry)) entries.set(entry, new Map());
    if (!entries.get(entry).has(other)) entries.get(entry).set(other, [from, to]);
  }
  return [...folders].flatMap(([folder, entries]) => {
    const links = [...entries].flatMap(([entry, others]) =>
      [...others].filter(([other]) => reaches(entries, other, entry)).map(([, link]) => link),
    );
    return links.length > 0 ? [{ folder, links }] : [];
  });
}

/** Whether folders lie within what belongs together: packages side by side have rules of their own. */
function isInside(folders) {
  return ['src', 'test'].some((name) => folders.includes(name)) || ['e2e', 'bench'].includes(folders[0]);
}

/** Whether imports lead from one entry to another. */
function reaches(entries, from, to) {
  const [seen, open] = [new Set([from]), [from]];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    if (entry === to) return true;
    for (const next of entries.get(entry)?.keys() ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
  }
  return false;
}
