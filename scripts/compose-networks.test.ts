import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Compose {
  services: Record<string, { environment?: Record<string, string>; networks: string[] }>;
  networks: Record<string, { internal?: boolean | string }>;
}
const text = readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8');
const { services, networks } = parse(text, { merge: true }) as Compose;

/** Parts that use the object store that `.env` names, wherever it is. */
const storeUsers = Object.entries(services).filter(([, { environment }]) => environment?.S3_ENDPOINT?.startsWith('${'));
/** False for a network that `.env` can open. */
const isAlwaysClosed = (name: string) => networks[name]?.internal === true;

it('backups, restore, the audit, the services and the doctor use the object store that .env names', () => {
  const names = ['analysis-worker', 'backup', 'doctor', 'gateway', 'scheduled-backups', 'storage'];
  expect(storeUsers.map(([name]) => name).toSorted()).toEqual(names);
});

it.each(storeUsers)('%s can reach the stores inside, and an object store outside', (_, part) => {
  expect(part.networks).toContain('inside');
  expect(part.networks.filter((name) => !isAlwaysClosed(name))).not.toEqual([]);
});

it('the stores and what runs beside them have no way out', () => {
  expect(isAlwaysClosed('inside')).toBe(true);
  for (const name of ['postgres', 'redis', 'minio', 'migrate'])
    expect(services[name]?.networks, name).toEqual(['inside']);
});
