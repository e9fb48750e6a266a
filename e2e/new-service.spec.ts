import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '@plumbline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const execute = promisify(execFile);
const bin = (name: string) => join(PROJECT_ROOT, 'node_modules', '.bin', name);

/** A copy of the house with what is built in it, so that only what is new must be compiled. */
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'plumbline-new-service-'));
  const { stdout } = await execute(
    'git',
    [
      'ls-files',
      '-z',
      'libs',
      'services',
      'scripts',
      'deploy/kubernetes',
      'e2e/*.json',
      'bench/*.json',
      ':(glob)*',
    ],
    {
      cwd: PROJECT_ROOT,
      maxBuffer: 1e7,
    },
  );
  const built = ['contracts', 'platform'].map((lib) => `libs/${lib}/dist`);
  for (const file of [...stdout.split('\0').filter(Boolean), ...built, 'libs/platform/src/metadata.ts']) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(PROJECT_ROOT, file), join(copy, file), { recursive: true, preserveTimestamps: true });
  }
  await mkdir(join(copy, 'node_modules/@plumbline'), { recursive: true });
  for (const name of await readdir(join(PROJECT_ROOT, 'node_modules')))
    if (name !== '@plumbline')
      await symlink(join(PROJECT_ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  await symlink(join(PROJECT_ROOT, 'libs/platform/node_modules'), join(copy, 'libs/platform/node_modules'));
  for (const lib of ['contracts', 'platform'])
    await symlink(join(copy, 'libs', lib), join(copy, 'node_modules/@plumbline', lib));
});
afterAll(() => copy && rm(copy, { recursive: true, force: true }));

const inCopy = (command: string, ...args: string[]) =>
  execute(command, args, { cwd: copy }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
  });

/** Runs a module's text in the copy. */
const inModule = (text: string) => inCopy(process.execPath, '--input-type=module', '--eval', text);

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), text);
  }
}

/** Files of the house that somebody writes into by hand. */
const changed = new Set<string>();

async function change(file: string, from: string, to: string): Promise<void> {
  changed.add(file);
  const text = await readFile(join(copy, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(copy, file), text.replace(from, to));
}

it('takes a new service as CONTRIBUTING says: its folder, its name and port, its definition', async () => {
  const manifest = JSON.parse(await readFile(join(copy, 'services/uploads/package.json'), 'utf8'));
  const { extends: base, compilerOptions } = JSON.parse(
    await readFile(join(copy, 'services/uploads/tsconfig.app.json'), 'utf8'),
  );
  await write({
    'services/reviews/package.json': JSON.stringify({ ...manifest, name: '@plumbline/reviews' }),
    'services/reviews/tsconfig.app.json': JSON.stringify({
      extends: base,
      compilerOptions,
      include: ['src'],
    }),
    'services/reviews/tsconfig.json': await readFile(join(copy, 'services/uploads/tsconfig.json'), 'utf8'),
    'services/reviews/src/main.ts':
      "import { runService } from '@plumbline/platform';\nimport { reviewsService } from './index.js';\n\nawait runService(reviewsService);\n",
    'services/reviews/src/index.ts': "export { reviewsService } from './reviews.service-definition.js';\n",
    'services/reviews/src/reviews.module.ts':
      "import { Module } from '@nestjs/common';\n\n@Module({ controllers: [] })\nexport class ReviewsModule {}\n",
    'services/reviews/src/reviews.service-definition.ts': `import type { ServiceDefinition } from '@plumbline/platform';
import { ReviewsModule } from './reviews.module.js';

export const reviewsService: ServiceDefinition = {
  name: 'reviews',
  module: ReviewsModule,
  entities: [],
  migrations: [],
  metadata: async () => (await import('./metadata.js')).default,
};
`,
  });
  await symlink(join(copy, 'services/reviews'), join(copy, 'node_modules/@plumbline/reviews'));
  await change(
    'libs/contracts/src/services.ts',
    'notifications: 3004,',
    'notifications: 3004,\n  reviews: 3005,',
  );

  await change(
    'services/plumbline/src/definitions.ts',
    'notificationsService] as const',
    'notificationsService, reviewsService] as const',
  );
  await change(
    'docker-compose.yml',
    '\n  web:\n',
    `
  reviews:
    <<: *service
    build: { context: ., dockerfile: deploy/Dockerfile, target: service, args: { SERVICE: reviews } }
    mem_limit: 512m
    command: ["node", "services/reviews/dist/main.js"]
    environment: { <<: *environment, PORT: "3005" }

  web:
`,
  );
  expect(changed.size).toBeLessThanOrEqual(3);

  await inCopy(process.execPath, 'scripts/packages.mjs');
  const written = (file: string) => readFile(join(copy, file), 'utf8');
  expect(await written('services/plumbline/package.json')).toContain('"@plumbline/reviews"');
  expect(await written('package.json')).toContain('"start:reviews": "node scripts/start.mjs reviews"');
  expect(await written('deploy/kubernetes/services.yaml')).toContain('image: plumbline/reviews');
  expect(await written('deploy/kubernetes/kustomization.yaml')).toContain('plumbline/reviews, newTag');
  expect(await readFile(join(copy, 'tsconfig.json'), 'utf8')).toContain(
    './services/reviews/tsconfig.app.json',
  );
  await inCopy(bin('nest'), 'generate', 'controller', 'reviews', '--project', 'reviews', '--flat');
  // A test would lie in test/.
  expect(existsSync(join(copy, 'services/reviews/src/reviews.controller.spec.ts'))).toBe(false);
  expect(await readFile(join(copy, 'services/reviews/src/reviews.module.ts'), 'utf8')).toContain(
    'controllers: [ReviewsController]',
  );

  await inModule(`import { generateMetadata } from './scripts/lib/metadata.mjs';
    import { tsc } from './scripts/lib/prepare.mjs';
    generateMetadata();
    await tsc('-b', 'services/reviews/tsconfig.app.json');`);
  const { stdout } = await inModule(`import { reviewsService } from '@plumbline/reviews';
    console.log(reviewsService.name, reviewsService.module.name);`);
  expect(stdout.trim()).toBe('reviews ReviewsModule');
});

it('refuses that a new service imports another', async () => {
  await write({
    'services/reviews/src/borrowed.ts': "export { bidsService } from '../../bids/src/index.js';\n",
  });
  await expect(
    inCopy(bin('depcruise'), '--config', 'dependencies.config.cjs', 'services/reviews/src'),
  ).rejects.toThrow('services-know-no-service');
});
