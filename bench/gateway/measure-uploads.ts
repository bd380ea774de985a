import { once } from 'node:events';
import { request } from 'node:http';
import { alternate } from './rounds.ts';
import type { SeededGolfer } from './seed-golfers.ts';
import type { Stand } from './start-stand.ts';
import {
  empty,
  openStore,
  parallelUploads,
  pieces,
  startOfVideo,
  timed,
  uploadRounds,
  videoBytes,
  writeRaw,
} from './upload-floor.ts';
import { watchMemory } from './watch-memory.ts';

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
    () => writeRaw(store, stand.bucket, video),
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
