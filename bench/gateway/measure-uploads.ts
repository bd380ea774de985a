import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'minio';
import { repositoryRoot } from '../../dev/local-stack/src/repository-paths.ts';
import { alternate } from './rounds.ts';
import type { SeededGolfer } from './seed-golfers.ts';
import type { Stand } from './start-stand.ts';
import { watchMemory } from './watch-memory.ts';

export const parallelUploads = 20;
export const uploadRounds = 3;
const videoBytes = 100 * 1024 * 1024;
const partBytes = 5 * 1024 * 1024;
const pieceBytes = 64 * 1024;

/**
 * Megabytes a second of 20 simultaneous videos of 100 MB, straight into the store and through the gateway, round by round,
 * and the memory of the gateway's process during the upload. Each round needs golfers of its own.
 */
export async function measureUploads(stand: Stand, golfers: readonly SeededGolfer[]) {
  const store = openStore(stand);
  const video = await startOfVideo();
  const waiting = [...golfers];
  const [raw, through] = await alternate(
    uploadRounds,
    async () => {
      const names = Array.from({ length: parallelUploads }, (_, index) => `raw/${index}`);
      const mbPerS = await timed(() =>
        Promise.all(names.map((name) => store.putObject(stand.bucket, name, Readable.from(pieces(video)), videoBytes))),
      );
      await empty(store, stand.bucket);
      return mbPerS;
    },
    async () => {
      const senders = waiting.splice(0, parallelUploads);
      const { result: mbPerS, ...memory } = await watchMemory(stand.gatewayPid, () =>
        timed(() => Promise.all(senders.map((golfer) => upload(stand.gatewayUrl, golfer, video)))),
      );
      await empty(store, stand.bucket);
      return { mbPerS, ...memory };
    },
  );
  return raw.map((rawMbPerS, round) => ({ rawMbPerS, ...through[round]! }));
}

function openStore({ s3 }: Stand): Client {
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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (parallelUploads * videoBytes) / 1e6 / ((performance.now() - startedAt) / 1000);
}

async function empty(store: Client, bucket: string): Promise<void> {
  const names: string[] = [];
  for await (const { name } of store.listObjectsV2(bucket, '', true)) names.push(name as string);
  await store.removeObjects(bucket, names);
}

/** A whole video, followed by the header of a `free` box that pads the file to its size. */
async function startOfVideo(): Promise<Buffer> {
  const sample = await readFile(join(repositoryRoot, 'samples/face-on.mp4'));
  const box = Buffer.from('\0\0\0\0free', 'latin1');
  box.writeUInt32BE(videoBytes - sample.length);
  return Buffer.concat([sample, box]);
}

function* pieces(start: Buffer): Generator<Buffer> {
  for (let at = 0; at < start.length; at += pieceBytes) yield start.subarray(at, at + pieceBytes);
  const filler = Buffer.alloc(pieceBytes);
  for (let left = videoBytes - start.length; left > 0; left -= pieceBytes) yield filler.subarray(0, left);
}

async function upload(gatewayUrl: string, golfer: SeededGolfer, video: Buffer): Promise<void> {
  const boundary = 'the-boundary';
  const part = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  const head = `${part('name="clubSelection"')}driver\r\n${part('name="faceOnVideo"; filename="swing.mp4"')}`;
  const tail = `\r\n--${boundary}--\r\n`;
  const sent = request(`${gatewayUrl}/api/swing-analyses`, {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: golfer.cookie,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + videoBytes + tail.length,
    },
  });
  const answer = once(sent, 'response');
  sent.write(head);
  for (const piece of pieces(video)) if (!sent.write(piece)) await once(sent, 'drain');
  sent.end(tail);
  const [response] = await answer;
  const body: Buffer[] = [];
  for await (const chunk of response) body.push(chunk);
  if (response.statusCode !== 200) throw new Error(`upload: ${response.statusCode} ${Buffer.concat(body)}`);
}
