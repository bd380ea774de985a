import { createHash, randomUUID } from 'node:crypto';
import { maxVideoBytes, transferPartBytes } from '@trueswing/contracts';
import { isLongProof } from '@trueswing/testkit';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLimitedProxy } from '../faults/limited-proxy.ts';
import { findOrphans, runUploadRemovals } from '../find-orphans.ts';
import { creditsOf, swingsOf } from '../stored-uploads.ts';
import { type Golfer, ownPage, startGateway, type TestGateway } from '../test-gateway.ts';
import { exampleVideo, padVideo, uploadForm } from '../test-videos.ts';
import { transferCalls } from '../transfer-calls.ts';
import { startVictim } from './victim-gateway.ts';

/** The gateway is killed while the library that the web client uses sends a video, behind a proxy that takes 10 MB. */
const videoBytes = isLongProof() ? maxVideoBytes : 40_000_000;
let gateway: TestGateway;
let victim: ReturnType<typeof startVictim>;
let video: Buffer;
beforeAll(async () => {
  gateway = await startGateway();
  victim = startVictim(gateway);
  video = padVideo(await exampleVideo(), videoBytes);
});
afterAll(async () => {
  await victim.end();
  await gateway.stop();
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Sends the video with the client library; `onPart` is called after each part. @returns the id of the transfer */
async function sendByTus(origin: string, golfer: Golfer, onPart: (sentBytes: number) => void): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(video, {
      endpoint: `${origin}/api/swing-transfers`,
      chunkSize: transferPartBytes,
      headers: { ...ownPage, cookie: golfer.cookie },
      metadata: { upload: randomUUID(), view: 'face-on', filename: 'swing.mp4', filetype: 'video/mp4' },
      retryDelays: Array(60).fill(500),
      onChunkComplete: (_, sentBytes) => onPart(sentBytes),
      onSuccess: () => resolve(upload.url ?? ''),
      onError: reject,
    });
    upload.start();
  });
  return url.split('/').at(-1) ?? '';
}

/** Sends a call again while it is answered with 503, as clients do: a process that has just started on a busy machine refuses calls. */
async function untilTaken(call: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await call();
    if (response.status !== 503) return response;
    await new Promise((soon) => setTimeout(soon, 500));
  }
}

describe('a video of many parts behind a proxy with a limit of 10 MB a request', () => {
  it('arrives whole although the gateway is killed twice, and uses the credit once', async () => {
    const golfer = await gateway.register();
    const port = new URL(await victim.listening()).port;
    let origin = `http://127.0.0.1:${port}`;
    // The restarted process listens on another port, as a container behind a proxy may have another address.
    const proxy = await startLimitedProxy(() => origin);
    const kills = [0.2, 0.6].map((share) => share * videoBytes);
    const restarts: Promise<void>[] = [];
    const kill = async () => {
      await victim.restart();
      origin = await victim.listening();
    };
    const id = await sendByTus(proxy.origin, golfer, (sentBytes) => {
      if (sentBytes > (kills[0] ?? Number.POSITIVE_INFINITY)) {
        kills.shift();
        restarts.push(kill());
      }
    });
    await Promise.all(restarts);
    expect(restarts).toHaveLength(2);
    expect(await creditsOf(gateway, golfer)).toEqual([]);

    const key = randomUUID();
    const commit = () => transferCalls(proxy.origin, golfer).commit({ faceOnTransfer: id }, undefined, key);
    // Killed while it commits: whatever was done by then, the repeated call completes it once.
    const cutOff = commit().catch(() => undefined);
    await new Promise((soon) => setTimeout(soon, 150));
    await kill();
    await cutOff;
    const response = await untilTaken(commit);
    expect(response.status, await response.text()).toBe(200);
    const swings = await swingsOf(gateway, golfer);
    expect(swings).toMatchObject([{ face_on_bytes: videoBytes, face_on_sha256: hashOf(video) }]);
    expect(await creditsOf(gateway, golfer)).toHaveLength(1);
    expect(proxy.largestBytes()).toBeLessThanOrEqual(transferPartBytes);
    const body = uploadForm({ faceOn: video });
    const multipart = await fetch(`${proxy.origin}/api/swing-analyses`, { method: 'POST', body, headers: ownPage });
    expect(multipart.status).toBe(413);
    proxy.close();
    await runUploadRemovals(gateway);
    expect(await findOrphans(gateway)).toEqual([]);
  });
});
