import { randomUUID } from 'node:crypto';
import { messageOf, type ObjectStoreEnv, withTimeout } from '@trueswing/service-kit';
import { openS3Client } from '@trueswing/service-kit/object-store';
import { listBackupRights } from './backup-key-calls.ts';
import { type Call, inParallel, listAll, type Place } from './call.ts';
import { listServiceRights, type S3Key, type ServiceKeys } from './key-calls.ts';
import { objectCalls } from './object-calls.ts';
import { partCalls } from './part-calls.ts';

/** More than the longest call needs on a slow line: a thousand small objects. */
const callTimeoutMs = 120_000;

interface CheckOptions {
  /** With a key that may do everything in the bucket, which exists. */
  store: ObjectStoreEnv;
  /** Null leaves the rights of a key untried. */
  keys: { services: ServiceKeys | null; backup: S3Key | null };
  log: (line: string) => void;
}

/**
 * Sends what gateway, worker and backup send to an object store, with objects of its own, and logs in words what works and what the store
 * lacks. Everything that it wrote is removed.
 * @returns how many calls failed
 */
export async function checkObjectStore({ store, keys, log }: CheckOptions): Promise<number> {
  const name = `check-${randomUUID()}`;
  const place: Place = {
    client: openS3Client(store),
    bucket: store.S3_BUCKET,
    region: store.S3_REGION,
    prefix: `uploads/${name}/`,
  };
  const calls: (Omit<Call, 'run'> & { run: () => Promise<void> })[] = [
    ...[...objectCalls, ...partCalls].map((call) => ({ ...call, run: () => call.run(place) })),
    ...(keys.services ? listServiceRights(store, keys.services, name) : []),
    ...(keys.backup ? listBackupRights(store, keys.backup, name) : []),
  ];
  let lacking = 0;
  for (const { of, does, run, otherwise } of calls) {
    try {
      await withTimeout(run(), { timeoutMs: callTimeoutMs, error: 'no answer in time' });
      log(`ok      ${of} ${does}`);
    } catch (error) {
      lacking += 1;
      log(`lacking ${of} ${does}: ${messageOf(error)}${otherwise ? ` (${otherwise})` : ''}`);
    }
  }
  for (const prefix of [`uploads/${name}/`, `analyses/${name}/`]) await remove(place, prefix, log);
  if (!keys.services) log('not tried: the rights of the keys of gateway and worker. Set S3_GATEWAY_… and S3_WORKER_….');
  if (!keys.backup) log('not tried: the rights of the key of backups. Set S3_BACKUP_….');
  log(
    lacking === 0 ? 'This store does all that TrueSwing asks for.' : `This store lacks ${lacking} of ${calls.length}.`,
  );
  return lacking;
}

async function remove(place: Place, prefix: string, log: (line: string) => void): Promise<void> {
  try {
    const keys = [...(await listAll(place, prefix)).keys()];
    await inParallel(keys, (key) => place.client.removeObject(place.bucket, key));
  } catch (error) {
    log(`objects below ${prefix} may be left: ${messageOf(error)}`);
  }
}
