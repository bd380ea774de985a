import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  image?: string;
  profiles?: string[];
  depends_on?: Record<string, unknown>;
}
const folder = fileURLToPath(new URL('../deploy/object-store', import.meta.url));
const readServices = (path: string) =>
  (parse(readFileSync(path, 'utf8'), { merge: true }) as { services: Record<string, Service> }).services;

describe('external.yml', () => {
  const own = readServices(fileURLToPath(new URL('../docker-compose.yml', import.meta.url)));
  const external = readServices(join(folder, 'external.yml'));

  it('leaves out MinIO, which no part depends on', () => {
    expect(external.minio?.profiles).toHaveLength(1);
    const dependents = Object.entries(own).filter(([, service]) => service.depends_on && 'minio' in service.depends_on);
    expect(dependents.map(([name]) => name)).toEqual([]);
  });

  it("replaces MinIO's client in the job that the services wait for", () => {
    expect(external['object-store-keys']?.image).toBe(own.init?.image);
    expect(own['object-store-keys']?.image).toMatch(/MINIO_CLIENT_IMAGE/);
  });
});

describe('make-keys.sh', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'make-keys-'));
    for (const name of ['secrets', 'bin']) mkdirSync(join(root, name));
    cpSync(folder, join(root, 'policies'), { recursive: true });
    const variables = ['S3_ROOT', 'S3_GATEWAY', 'S3_WORKER'].flatMap((name) => [
      `${name}_ACCESS_KEY=${name}`,
      `${name}_SECRET_KEY=secret`,
    ]);
    writeFileSync(join(root, 'secrets/env'), variables.join('\n'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** Runs the job with a client that reaches the store at the given try. */
  function run(reachedAt: number) {
    const client = `#!/bin/bash\necho "$*" >> ${root}/calls\n[ $(wc -l < ${root}/calls) -ge ${reachedAt} ]\n`;
    writeFileSync(join(root, 'bin/mc'), client, { mode: 0o755 });
    const { status } = spawnSync('bash', [join(folder, 'make-keys.sh'), root], {
      env: { PATH: `${join(root, 'bin')}:/usr/bin:/bin`, S3_ENDPOINT: 'http://minio:9000', WAIT_S: '0.01' },
    });
    return { status, calls: readFileSync(join(root, 'calls'), 'utf8').trimEnd().split('\n') };
  }

  it('waits for the store that starts beside it', () => {
    const { status, calls } = run(3);
    expect(status).toBe(0);
    const reach = 'alias set store http://minio:9000 S3_ROOT secret';
    expect(calls.slice(0, 5)).toEqual([reach, reach, reach, 'ready store', 'mb --ignore-existing store/trueswing']);
    expect(calls.at(-1)).toBe('ls analysis-worker/trueswing');
  });

  it('fails if the store does not come', () => {
    const { status, calls } = run(1_000);
    expect(status).toBe(1);
    expect(calls).toHaveLength(60);
  });
});
