import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}
interface Container {
  image: string;
  ports: [{ containerPort: number | string }];
  envFrom: unknown[];
  securityContext: unknown;
  resources: { limits: { memory: string } };
}
/** A Deployment or a Job; each of ours has one container. */
interface Workload extends Manifest {
  spec: {
    template: {
      metadata: { labels: unknown };
      spec: { containers: [Container]; terminationGracePeriodSeconds?: number };
    };
  };
}
interface Deployment extends Workload {
  spec: Workload['spec'] & { selector: { matchLabels: unknown } };
}
interface ScaledObject extends Manifest {
  spec: { scaleTargetRef: { name: string }; minReplicaCount: number; maxReplicaCount: number };
}

const sizesFolder = fileURLToPath(new URL('../deploy/kubernetes/', import.meta.url));
const folder = `${sizesFolder}base/`;
/** The manifests that are always applied, and those that an operator may add. */
const parts = ['', 'scheduled-backups/'].map((part) => ({
  part,
  files: readdirSync(folder + part).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml'),
  kustomization: parse(readFileSync(`${folder}${part}kustomization.yaml`, 'utf8')) as {
    resources: string[];
    images?: { name: string }[];
  },
}));
const manifests = parts.flatMap(({ part, files }) =>
  files.flatMap((file) =>
    parseAllDocuments(readFileSync(folder + part + file, 'utf8')).map((document) => document.toJS() as Manifest),
  ),
);
const title = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const namesOf = (kind: string) => ofKind(kind).map(({ metadata }) => metadata.name);
const deployments = ofKind('Deployment') as Deployment[];
const workloads = [...deployments, ...(ofKind('Job') as Workload[])];

/** Throws where a manifest breaks the schema that Kubernetes or KEDA publishes for its kind. */
async function validate(manifest: Manifest): Promise<void> {
  const library = manifest.apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models';
  const module = (await import(`${library}/${manifest.apiVersion}/${manifest.kind}`)) as Record<
    string,
    new (
      manifest: Manifest,
    ) => { validate(): void }
  >;
  const Model = module[manifest.kind];
  if (!Model) throw new Error(`unknown kind ${manifest.kind}`);
  new Model(manifest).validate();
}

it.each(manifests.map((manifest) => [title(manifest), manifest] as const))(
  '%s has a valid schema',
  async (_, manifest) => {
    await validate(manifest);
  },
);

it('the schema refuses a wrong type and an unknown kind', async () => {
  const [deployment] = structuredClone(deployments);
  if (!deployment) throw new Error('no deployment');
  deployment.spec.template.spec.containers[0].ports[0].containerPort = 'http';
  await expect(validate(deployment)).rejects.toThrow('containerPort');
  await expect(validate({ ...deployment, kind: 'Deploymint' })).rejects.toThrow();
});

it('the kustomization names every file and every image', () => {
  for (const { kustomization, files } of parts) expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
  const images = new Set(workloads.map(({ spec }) => spec.template.spec.containers[0].image));
  const named = parts.flatMap(({ kustomization }) => kustomization.images ?? []);
  expect(named.map(({ name }) => name).toSorted()).toEqual([...images].toSorted());
});

describe.each(workloads.map((workload) => [title(workload), workload] as const))('%s', (_, { spec }) => {
  const pod = spec.template.spec;
  const [container] = pod.containers;
  it('has no privileges and bounded memory', () => {
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources.limits.memory).toMatch(/^\d+[MG]i$/);
  });
});

it('every service has probes, a disruption budget and its secret', () => {
  for (const { metadata, spec } of deployments) {
    const [container] = spec.template.spec.containers;
    expect(container).toMatchObject({ readinessProbe: {}, livenessProbe: {}, startupProbe: {} });
    expect(container.envFrom).toContainEqual({ secretRef: { name: `trueswing-${metadata.name}` } });
    expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
  }
  const names = deployments.map(({ metadata }) => metadata.name);
  expect(namesOf('PodDisruptionBudget').toSorted()).toEqual(names.toSorted());
  expect(namesOf('NetworkPolicy')).toEqual(expect.arrayContaining(['nothing', ...names]));
});

it('a pod of a Service waits until no call comes to it any more, and has the time to close after that', () => {
  const waitSeconds = 5;
  const closeSeconds = 15;
  const called = deployments.filter(({ metadata }) => namesOf('Service').includes(metadata.name));
  expect(called.map(({ metadata }) => metadata.name).toSorted()).toEqual(['billing', 'gamification', 'gateway']);
  for (const { spec } of called) {
    const pod = spec.template.spec;
    expect(pod.containers[0]).toMatchObject({
      lifecycle: { preStop: { exec: { command: ['sleep', String(waitSeconds)] } } },
    });
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(waitSeconds + closeSeconds);
  }
});

it('workers are scaled by the queue, and by nothing else', () => {
  const [scaled] = ofKind('ScaledObject') as ScaledObject[];
  expect(scaled?.spec.scaleTargetRef.name).toBe('analysis-worker');
  const worker = deployments.find(({ metadata }) => metadata.name === 'analysis-worker');
  expect(worker?.spec).not.toHaveProperty('replicas');
});

describe('the sizes', () => {
  const sizes = ['small', 'standard', 'large'] as const;
  const read = (path: string) => readFileSync(sizesFolder + path, 'utf8');
  const patchesOf = (size: string) => {
    const { resources, patchesStrategicMerge = [] } = parse(read(`${size}/kustomization.yaml`)) as {
      resources: string[];
      patchesStrategicMerge?: string[];
    };
    expect(resources).toEqual(['../base']);
    const files = readdirSync(`${sizesFolder}${size}`).filter((file) => file !== 'kustomization.yaml');
    expect(patchesStrategicMerge.toSorted()).toEqual(files.toSorted());
    return patchesStrategicMerge.flatMap((file) =>
      parseAllDocuments(read(`${size}/${file}`)).map((document) => document.toJS() as Workload),
    );
  };
  /** The number of a field of the base, or of the size's patch of it. */
  const numberIn = (size: string, kind: string, name: string, field: string): number => {
    const isIt = (manifest: Manifest) => manifest.kind === kind && manifest.metadata.name === name;
    const specs = [...ofKind(kind), ...patchesOf(size)].filter(isIt) as unknown as { spec: Record<string, number> }[];
    return specs.map(({ spec }) => spec[field]).findLast((value) => value !== undefined) ?? Number.NaN;
  };

  it.each(sizes)('%s changes only what the base has, by fields that the schema has', async (size) => {
    for (const patch of patchesOf(size)) {
      const base = manifests.find(({ kind, metadata }) => kind === patch.kind && metadata.name === patch.metadata.name);
      expect(base?.apiVersion, title(patch)).toBe(patch.apiVersion);
      const [named] = patch.spec.template?.spec.containers ?? [];
      const [container] = (base as Workload).spec.template?.spec.containers ?? [];
      expect(named ? Object.keys(named).toSorted() : ['name', 'resources']).toEqual(['name', 'resources']);
      const resources = { ...container?.resources, ...named?.resources };
      const template = container && { ...(base as Workload).spec.template };
      if (template) template.spec = { ...template.spec, containers: [{ ...container, resources }] };
      await validate({
        ...base,
        spec: { ...(base as Workload).spec, ...patch.spec, ...(template && { template }) },
      } as Workload);
    }
  });

  it.each([
    ['Deployment', 'gateway', 'replicas', [1, 2, 4]],
    ['Deployment', 'billing', 'replicas', [1, 2, 2]],
    ['Deployment', 'gamification', 'replicas', [1, 2, 3]],
    ['ScaledObject', 'analysis-worker', 'minReplicaCount', [1, 1, 4]],
    ['ScaledObject', 'analysis-worker', 'maxReplicaCount', [2, 20, 60]],
  ])('grow: %s %s %s', (kind, name, field, numbers) => {
    expect(sizes.map((size) => numberIn(size, kind, name, field))).toEqual(numbers);
  });
});
