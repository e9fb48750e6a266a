// What a cluster is told of each service, from docker-compose.yml: its port, its memory (`mem_limit`) and what it asks of a
// processor (`x-cpu`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './workspace.mjs';

/** @returns {{ name: string, port: number, memory: string, cpu: string }[]} the services that docker-compose.yml builds */
function composedServices() {
  const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
  return Object.entries(services)
    .filter(([name, { build }]) => build?.args?.SERVICE === name)
    .map(([name, service]) => ({
      name,
      port: Number(service.environment.PORT),
      memory: service.mem_limit.toUpperCase().replace(/([MG])$/, '$1i'),
      cpu: String(service['x-cpu'] ?? '100m'),
    }));
}

/** @returns {string} deploy/kubernetes/services.yaml */
export const servicesYaml = () => `${HEAD}${composedServices().map(manifestsOf).join('---\n')}`;

/** @returns {string} deploy/kubernetes/kustomization.yaml with an image for each service, before that of the webs */
export function kustomizationYaml() {
  const text = readFileSync(join(ROOT, 'deploy/kubernetes/kustomization.yaml'), 'utf8');
  const missing = composedServices().filter(({ name }) => !text.includes(`name: plumbline/${name},`));
  const lines = missing.map(({ name }) => `  - { name: plumbline/${name}, newTag: 1.0.0 }\n`);
  return text.replace(/^ {2}- \{ name: plumbline\/web,/m, (web) => `${lines.join('')}${web}`);
}

const HEAD = `# Written by npm run packages from docker-compose.yml.
# The form with a process a service, in a cluster: kubectl apply -k deploy/kubernetes. Before it, docs/operations.md:
# images of your registry in kustomization.yaml, settings.env, and the secret plumbline-secrets.
`;

const manifestsOf = ({ name, port, memory, cpu }) => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  labels: { app.kubernetes.io/name: ${name}, app.kubernetes.io/part-of: plumbline }
spec:
  replicas: 2
  # A new replica answers before an old one stops: both versions run beside each other, which migrations allow.
  strategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } }
  selector: { matchLabels: { app.kubernetes.io/name: ${name}, app.kubernetes.io/part-of: plumbline } }
  template:
    metadata:
      labels: { app.kubernetes.io/name: ${name}, app.kubernetes.io/component: service, app.kubernetes.io/part-of: plumbline }
    spec:
      automountServiceAccountToken: false
      enableServiceLinks: false
      # Five seconds until nobody sends requests here any more, then at most ten to finish what is in hand.
      terminationGracePeriodSeconds: 30
      securityContext: { runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector: { matchLabels: { app.kubernetes.io/name: ${name} } }
      containers:
        - name: ${name}
          image: plumbline/${name}
          ports: [{ name: http, containerPort: ${port} }, { name: ops, containerPort: 9464 }]
          env: [{ name: PORT, value: "${port}" }, { name: OPS_PORT, value: "9464" }]
          envFrom: [{ configMapRef: { name: plumbline-settings } }, { secretRef: { name: plumbline-secrets } }]
          startupProbe: { httpGet: { path: /health/live, port: http }, periodSeconds: 2, failureThreshold: 60 }
          livenessProbe: { httpGet: { path: /health/live, port: http }, periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 6 }
          readinessProbe: { httpGet: { path: /health/ready, port: ops }, periodSeconds: 5, timeoutSeconds: 3 }
          lifecycle: { preStop: { exec: { command: [sleep, "5"] } } }
          resources: { requests: { cpu: ${cpu}, memory: 256Mi }, limits: { memory: ${memory} } }
          securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: [ALL] } }
          volumeMounts: [{ name: tmp, mountPath: /tmp }, { name: data, mountPath: /data }]
      volumes: [{ name: tmp, emptyDir: { sizeLimit: 2Gi } }, { name: data, emptyDir: { sizeLimit: 2Gi } }]
---
apiVersion: v1
kind: Service
metadata: { name: ${name}, labels: { app.kubernetes.io/name: ${name}, app.kubernetes.io/part-of: plumbline } }
spec:
  selector: { app.kubernetes.io/name: ${name}, app.kubernetes.io/part-of: plumbline }
  ports: [{ name: http, port: ${port}, targetPort: http }, { name: ops, port: 9464, targetPort: ops }]
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: ${name} }
spec:
  maxUnavailable: 1
  selector: { matchLabels: { app.kubernetes.io/name: ${name}, app.kubernetes.io/part-of: plumbline } }
`;
