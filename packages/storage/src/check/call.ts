import { text } from 'node:stream/consumers';
import type { openS3Client } from '@trueswing/service-kit/object-store';

export type S3Client = ReturnType<typeof openS3Client>;

/** Where the calls of a check work: in a bucket, below a prefix that no service uses. */
export interface Place {
  client: S3Client;
  bucket: string;
  region: string;
  /** Ends with a slash. */
  prefix: string;
}

/** Something that one of our processes asks of the store. */
export interface Call {
  /** "gateway", "worker", "backup": the one that sends it most. */
  readonly of: 'gateway' | 'worker' | 'backup';
  /** Follows the name of the process: "reads a part of a video". */
  readonly does: string;
  /** @throws if the store refuses, or answers with something else than S3 */
  readonly run: (place: Place) => Promise<void>;
  /** Said of a store that lacks it, where the rest works without it. */
  readonly otherwise?: string;
}

/** @throws with both values if they differ */
export function expectSame(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
}

/** @throws unless the call fails with one of the codes of S3 */
export async function expectCode(run: () => Promise<unknown>, codes: readonly string[]): Promise<void> {
  const found = await run().then(
    () => 'no failure',
    (error: { code?: string }) => error.code ?? String(error),
  );
  if (!codes.includes(found)) throw new Error(`the answer is ${found}, not ${codes.join(' or ')}`);
}

export const readText = async ({ client, bucket }: Place, key: string): Promise<string> =>
  text(await client.getObject(bucket, key));

/** Every object below a prefix, with what the backup compares. */
export async function listAll({ client, bucket }: Place, prefix: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { name, etag } of client.listObjectsV2(bucket, prefix, true)) if (name) found.set(name, etag);
  return found;
}

const parallel = 16;

export async function inParallel(keys: readonly string[], run: (key: string) => Promise<unknown>): Promise<void> {
  const waiting = [...keys];
  const work = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) await run(key);
  };
  await Promise.all(Array.from({ length: parallel }, work));
}
