import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type ObjectStoreEnv, withTimeout } from '@trueswing/service-kit';
import { openS3Client, partBytes } from '@trueswing/service-kit/object-store';
import { ok, type Result } from '../../report/result.ts';
import { describeStoreFailure, type KeyVariables } from './describe-store-failure.ts';
import { mayHaveWritten, removeTraces } from './remove-traces.ts';

const content = 'The doctor was here.';
/** Together with the removal of the object less than the time of one check. */
const stepsTimeoutMs = 13_000;

/** Objects that one part writes and, of the services, another one reads. */
export interface StoreUse {
  prefix: 'uploads' | 'analyses';
  writer: ObjectStoreEnv;
  /** Beginning of the two variables that have the writer's key. */
  keyVariables?: KeyVariables;
  /** Undefined if its environment has a mistake. */
  reader?: ObjectStoreEnv | undefined;
  readerName?: string;
}

/**
 * Does in the object store what the services do there, with an object of its own below `prefix`. With the writer's key: writes, reads,
 * reads a range, lists, writes in parts and deletes; with the reader's key: reads. Whatever happens, the object is removed.
 */
export async function checkObjectStore({
  prefix,
  writer,
  keyVariables = 'S3',
  reader,
  readerName,
}: StoreUse): Promise<Result[]> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = writer;
  const key = `${prefix}/doctor-${randomUUID()}`;
  const own = openStore(writer);
  const other = reader && openStore(reader);
  const place = { bucket, prefix, keyVariables, host: new URL(endpoint).host };
  const steps: [step: string, run: () => Promise<unknown>, host?: string][] = [
    ['writing an object', () => own.client.putObject(bucket, key, content)],
    ['reading an object', async () => expectText(await own.read(key), content)],
    ['reading a range', async () => expectText(await own.readRange(key, 4, 6), content.slice(4, 10))],
    ['listing objects', async () => expectText(await own.list(key), key)],
  ];
  if (other) {
    const read = async () => expectText(await other.read(key), content);
    steps.push([`reading with the key of ${readerName}`, read, other.host]);
  }
  steps.push(
    // One byte above the size of a part makes two parts.
    ['writing in parts', () => own.client.putObject(bucket, key, Buffer.alloc(partBytes + 1))],
    ['deleting an object', () => own.client.removeObject(bucket, key)],
  );
  const results: Result[] = [];
  let current = steps[0];
  let isWritten = false;
  const runSteps = async () => {
    for (const step of steps) {
      current = step;
      await step[1]();
      isWritten = true;
    }
  };
  try {
    await withTimeout(runSteps(), { timeoutMs: stepsTimeoutMs, error: 'timed out' });
    const both = other ? `, and ${readerName} reads it` : '';
    results.push(
      ok(`bucket ${bucket} at ${place.host}: writing, reading, listing, parts and deleting work in ${prefix}/${both}`),
    );
  } catch (error) {
    const [step = '', , host = place.host] = current ?? [];
    results.push(describeStoreFailure(error, { ...place, step, host }));
    isWritten ||= mayHaveWritten(error);
  } finally {
    if (isWritten) results.push(...(await removeTraces(own.client, bucket, key)));
  }
  return results;
}

function openStore(env: ObjectStoreEnv) {
  const client = openS3Client(env, { idleMs: 6_000, joinMs: 10_000 });
  return {
    client,
    host: new URL(env.S3_ENDPOINT).host,
    read: async (key: string) => text(await client.getObject(env.S3_BUCKET, key)),
    readRange: async (key: string, start: number, length: number) =>
      text(await client.getPartialObject(env.S3_BUCKET, key, start, length)),
    list: async (key: string) => {
      const names: string[] = [];
      for await (const { name } of client.listObjectsV2(env.S3_BUCKET, key, true)) names.push(String(name));
      return names.join(', ');
    },
  };
}

function expectText(found: string, expected: string): void {
  if (found !== expected) throw new Error(`${found.length} characters came back instead of ${expected.length}`);
}
