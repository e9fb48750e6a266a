// Writes src/metadata.ts of the platform and each service: what the swagger plugin reads from controllers and
// DTOs, so that plain tsc builds the API's schemas. Works on the sources; nothing need be built before.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import ts from 'typescript';
import { packages } from './packages.mjs';
import { filesBelow, ROOT } from './workspace.mjs';

const PACKAGES = packages()
  .filter(({ dependencies }) => dependencies.includes('@nestjs/swagger'))
  .map(({ folder }) => folder);
const EMPTY = 'export default async (): Promise<Record<string, unknown>> => ({});\n';

/** Whether a file can carry metadata: it ends in .dto.ts, .response.ts or .controller.ts. */
const carriesMetadata = (file) => /\.(dto|response|controller)\.ts$/.test(file);

export function generateMetadata() {
  for (const name of PACKAGES) {
    const file = join(ROOT, name, 'src', 'metadata.ts');
    if (!existsSync(file)) writeFileSync(file, EMPTY);
  }
  const program = programOf(
    PACKAGES.flatMap((name) => filesBelow(join(ROOT, name, 'src'))).filter(carriesMetadata),
  );
  for (const name of PACKAGES) {
    const source = join(ROOT, name, 'src');
    const file = join(source, 'metadata.ts');
    const before = readFileSync(file, 'utf8');
    new PluginMetadataGenerator().generate({
      visitors: [
        new ReadonlyVisitor({
          introspectComments: true,
          classValidatorShim: true,
          esmCompatible: true,
          dtoFileNameSuffix: ['.dto.ts', '.response.ts'],
          pathToSource: source,
        }),
      ],
      tsProgramRef: onlyBelow(program, source),
      outputDir: source,
      filename: 'metadata.ts',
    });
    // The printed file has no types of its own; the compiler need not look for any.
    const printed = `// @ts-nocheck\n${readFileSync(file, 'utf8')}`;
    writeFileSync(file, printed === before ? before : printed);
  }
}

function programOf(files) {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return ts.createProgram(files, {
    ...options,
    composite: false,
    noEmit: true,
    customConditions: ['source'],
    jsx: ts.JsxEmit.ReactJSX,
  });
}

/** The same program, showing only the files of one package. */
function onlyBelow(program, folder) {
  return new Proxy(program, {
    get: (target, property) =>
      property === 'getSourceFiles'
        ? () =>
            target.getSourceFiles().filter(({ fileName }) =>
              fileName
                .split('/')
                .join(sep)
                .startsWith(folder + sep),
            )
        : target[property],
  });
}
