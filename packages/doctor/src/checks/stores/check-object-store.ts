import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { ObjectStoreEnv } from '@trueswing/service-kit';
import { openS3Client, partBytes } from '@trueswing/service-kit/object-store';
import { ok, type Result } from '../../report/result.ts';
import { describeStoreFailure } from './describe-store-failure.ts';

const content = 'The doctor was here.';

/**
 * Does in the object store what a service does there, with an object of its own below `prefix`: writes, reads, reads a range, writes in
 * parts and deletes. Nothing of it stays.
 */
export async function checkObjectStore(env: ObjectStoreEnv, prefix: 'uploads' | 'analyses'): Promise<Result[]> {
  const bucket = env.S3_BUCKET;
  const client = openS3Client(env, { idleMs: 6_000, joinMs: 10_000 });
  const key = `${prefix}/doctor-${randomUUID()}`;
  const host = new URL(env.S3_ENDPOINT).host;
  const read = async (range?: { start: number; length: number }) =>
    text(
      range
        ? await client.getPartialObject(bucket, key, range.start, range.length)
        : await client.getObject(bucket, key),
    );
  const steps: [step: string, run: () => Promise<unknown>][] = [
    ['writing an object', () => client.putObject(bucket, key, content)],
    ['reading an object', async () => expectText(await read(), content)],
    ['reading a range', async () => expectText(await read({ start: 4, length: 6 }), content.slice(4, 10))],
    // One byte above the size of a part makes two parts.
    ['writing in parts', () => client.putObject(bucket, key, Buffer.alloc(partBytes + 1))],
    ['deleting an object', () => client.removeObject(bucket, key)],
  ];
  let current = '';
  try {
    for (const [step, run] of steps) {
      current = step;
      await run();
    }
    return [ok(`bucket ${bucket} at ${host}: writing, reading, ranges, parts and deleting work in ${prefix}/`)];
  } catch (error) {
    await client.removeObject(bucket, key).catch(() => undefined);
    return [describeStoreFailure(error, { step: current, host, bucket, prefix })];
  }
}

function expectText(found: string, expected: string): void {
  if (found !== expected) throw new Error(`${found.length} bytes came back instead of ${expected.length}`);
}
