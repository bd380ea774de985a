import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'minio';
import { repositoryRoot } from '../../dev/local-stack/src/repository-paths.ts';
import type { Stand } from './start-stand.ts';

export const parallelUploads = 20;
export const uploadRounds = 3;
export const videoBytes = 100 * 1024 * 1024;
export const partBytes = 5 * 1024 * 1024;
const pieceBytes = 64 * 1024;

/** Megabytes a second of the simultaneous videos, written straight into the store. */
export async function writeRaw(store: Client, bucket: string, video: Buffer): Promise<number> {
  const names = Array.from({ length: parallelUploads }, (_, index) => `raw/${index}`);
  const mbPerS = await timed(() =>
    Promise.all(names.map((name) => store.putObject(bucket, name, Readable.from(pieces(video)), videoBytes))),
  );
  await empty(store, bucket);
  return mbPerS;
}

export function openStore({ s3 }: Stand): Client {
  const { hostname, port } = new URL(s3.endpoint);
  const { accessKey, secretKey, region } = s3;
  return new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    accessKey,
    secretKey,
    region,
    partSize: partBytes,
  });
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (parallelUploads * videoBytes) / 1e6 / ((performance.now() - startedAt) / 1000);
}

export async function empty(store: Client, bucket: string): Promise<void> {
  const names: string[] = [];
  for await (const { name } of store.listObjectsV2(bucket, '', true)) names.push(name as string);
  await store.removeObjects(bucket, names);
}

/** A whole video, followed by the header of a `free` box that pads the file to its size. */
export async function startOfVideo(): Promise<Buffer> {
  const sample = await readFile(join(repositoryRoot, 'samples/face-on.mp4'));
  const box = Buffer.from('\0\0\0\0free', 'latin1');
  box.writeUInt32BE(videoBytes - sample.length);
  return Buffer.concat([sample, box]);
}

export function* pieces(start: Buffer): Generator<Buffer> {
  for (let at = 0; at < start.length; at += pieceBytes) yield start.subarray(at, at + pieceBytes);
  const filler = Buffer.alloc(pieceBytes);
  for (let left = videoBytes - start.length; left > 0; left -= pieceBytes) yield filler.subarray(0, left);
}
