import { circlesOf } from '../../../scripts/lib/circles.mjs';

const inLib = (...imports: readonly (readonly [string, string])[]) =>
  circlesOf(imports.map(([from, to]) => [`libs/x/src/${from}`, `libs/x/src/${to}`] as const)).map(
    ({ folder }) => folder,
  );

describe('circles of imports', () => {
  it('finds two folders that import each other by files that do not', () => {
    expect(inLib(['a/one/1.ts', 'b/two/2.ts'], ['b/three/3.ts', 'a/four/4.ts'])).toEqual(['libs/x/src']);
  });

  it('finds one of three links, deep in a folder, and one of a file with a folder', () => {
    expect(inLib(['d/a/1.ts', 'd/b/2.ts'], ['d/b/3.ts', 'd/c/4.ts'], ['d/c/5.ts', 'd/a/6.ts'])).toEqual([
      'libs/x/src/d',
    ]);
    expect(inLib(['d/a.ts', 'd/b/2.ts'], ['d/b/3.ts', 'd/a.ts'])).toEqual(['libs/x/src/d']);
  });

  it('lets imports of one way be, those within a folder and those of two packages', () => {
    expect(
      inLib(['a/1.ts', 'b/2.ts'], ['b/2.ts', 'c/3.ts'], ['a/1.ts', 'c/3.ts'], ['a/1.ts', 'a/4.ts']),
    ).toEqual([]);
    expect(
      circlesOf([
        ['libs/x/src/a.ts', 'libs/y/src/b.ts'],
        ['libs/y/src/c.ts', 'libs/x/src/d.ts'],
      ]),
    ).toEqual([]);
  });

  it('finds one among what tests share, and asks nothing of specs, which nothing imports', () => {
    const inTests = (from: string) =>
      circlesOf([
        [`libs/x/test/${from}`, 'libs/x/test/b/2.ts'],
        ['libs/x/test/b/3.ts', 'libs/x/test/a/4.ts'],
      ]).map(({ folder }) => folder);
    expect(inTests('a/1.ts')).toEqual(['libs/x/test']);
    expect(inTests('a/1.spec.ts')).toEqual([]);
    expect(
      circlesOf([
        ['e2e/a/1.ts', 'e2e/b/2.ts'],
        ['e2e/b/3.ts', 'e2e/a/4.ts'],
      ]).map(({ folder }) => folder),
    ).toEqual(['e2e']);
  });

  it('names an import for each link', () => {
    expect(
      circlesOf([
        ['libs/x/src/a/1.ts', 'libs/x/src/b/2.ts'],
        ['libs/x/src/b/3.ts', 'libs/x/src/a/4.ts'],
      ]),
    ).toEqual([
      {
        folder: 'libs/x/src',
        links: [
          ['libs/x/src/a/1.ts', 'libs/x/src/b/2.ts'],
          ['libs/x/src/b/3.ts', 'libs/x/src/a/4.ts'],
        ],
      },
    ]);
  });
});
