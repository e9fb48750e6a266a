import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_PORTS, SERVICES } from '@plumbline/contracts';
import { PROJECT_ROOT } from '@plumbline/testing';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readCompose } from './compose.js';

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const names = (text: string) => [...text.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name as string);

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // biome-ignore lint/suspicious/noExplicitAny: the parts that are looked at are named in each test
  readonly spec: any;
}

const manifests = ['services', 'web'].flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}.yaml`)).map((document): Manifest => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const kustomization = parse(read('deploy/kubernetes/kustomization.yaml'));
const compose = readCompose();
const find = (kind: string, name: string): Manifest => {
  const found = manifests.find((m) => m.kind === kind && m.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
};

/** What is set by hand before the first start: docs/operations.md names them. */
const SECRETS = [
  'ADMIN_TOKEN',
  'APP_SECRET',
  'DATABASE_URL',
  'NATS_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
];

describe.each([...SERVICES, 'web'])('%s in a cluster', (name) => {
  const { spec } = find('Deployment', name);
  const pod = spec.template.spec;
  const [container] = pod.containers;

  it('runs twice, on different machines, and never without a replica that answers', () => {
    expect(spec.replicas).toBe(2);
    expect(spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(pod.topologySpreadConstraints[0].topologyKey).toBe('kubernetes.io/hostname');
    const { selector } = find('PodDisruptionBudget', name).spec;
    expect(spec.template.metadata.labels).toMatchObject(selector.matchLabels);
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    // Five seconds to be left alone, ten to finish.
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(15);
  });

  it('is confined as in docker-compose.yml, with no more memory', () => {
    expect(container.securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(pod.automountServiceAccountToken).toBe(false);
    const most = compose[name]?.mem_limit
      ?.toUpperCase()
      .replace(/$/, 'I')
      .replace('GI', 'Gi')
      .replace('MI', 'Mi');
    expect(container.resources.limits.memory).toBe(most);
  });

  it('is of one exact version of an image that the Dockerfile makes', () => {
    const image = kustomization.images.find((one: { name: string }) => one.name === container.image);
    expect(container.image).toBe(`plumbline/${name}`);
    expect(image.newTag).toMatch(/^\d+\.\d+\.\d+$/);
    expect(read('deploy/Dockerfile')).toMatch(
      new RegExp(`^FROM \\S+ AS ${name === 'web' ? 'web' : 'service'}$`, 'm'),
    );
  });

  it('is found where the front door looks for it', () => {
    const port = name === 'web' ? 8080 : SERVICE_PORTS[name as (typeof SERVICES)[number]];
    const service = find('Service', name).spec;
    expect(service.ports[0]).toMatchObject({ port, targetPort: 'http' });
    expect(spec.template.metadata.labels).toMatchObject(service.selector);
    expect(container.ports[0]).toEqual({ name: 'http', containerPort: port });
    expect(container.readinessProbe.httpGet.port).toBe(name === 'web' ? 'http' : 'ops');
  });
});

describe('settings in a cluster', () => {
  const settings = names(read('deploy/kubernetes/settings.env'));

  it('are ones that exist, and with the secrets all that the form with many processes needs', () => {
    const known = names(read('.env.example'));
    expect([...settings, ...SECRETS].filter((name) => !known.includes(name))).toEqual([]);
    const needed = ['ACCESS', 'ADMIN_EMAIL', 'PUBLIC_URL', 'S3_BUCKET', 'TRUST_PROXY', ...SECRETS];
    expect(needed.filter((name) => !settings.includes(name) && !SECRETS.includes(name))).toEqual([]);
    expect(read('deploy/kubernetes/settings.env')).toContain('ACCESS=links');
  });

  it('hold no secret, and the handbook names those that are to be made', () => {
    expect(settings.filter((name) => SECRETS.includes(name))).toEqual([]);
    const handbook = read('docs/operations.md');
    for (const name of SECRETS) expect(handbook).toContain(`--from-literal=${name}=`);
  });
});
