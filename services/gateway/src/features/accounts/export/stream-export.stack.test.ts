import type { Readable } from 'node:stream';
import { TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askExport, unpack } from '../../../../test/exported-data.ts';
import { finishAnalysis, uploadSwing } from '../../../../test/finished-analysis.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
let store: TcpFaultProxy;
beforeAll(async () => {
  gateway = await startGateway({}, async ({ S3_ENDPOINT }) => {
    store = await TcpFaultProxy.start(S3_ENDPOINT);
    return { S3_ENDPOINT: store.url(S3_ENDPOINT) };
  });
});
afterAll(async () => {
  await gateway.stop();
  await store.stop();
});

/** More than fits into all buffers between store and client. */
async function keepLongVideo(golfer: Golfer): Promise<void> {
  const analysisId = await uploadSwing(gateway, golfer);
  await finishAnalysis(gateway, analysisId, Buffer.from('video'));
  const { client, name } = gateway.bucket;
  await client.putObject(name, `analyses/${analysisId}/1/face-on.mp4`, Buffer.alloc(40_000_000, 'video'));
}

it('is cut off, and is not a valid ZIP, when the store fails in the middle', async () => {
  const golfer = await gateway.register();
  await keepLongVideo(golfer);
  const response = await askExport(gateway, golfer);
  const reader = response.body?.getReader();
  await reader?.read();
  store.cut();
  const readOn = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(readOn()).rejects.toThrow();
  store.restore();
  expect(
    [...(await unpack(await askExport(gateway, golfer))).keys()].filter((path) => path.endsWith('/face-on.mp4')),
  ).toHaveLength(1);
});

it('stops reading from the store when the golfer disconnects', async () => {
  const golfer = await gateway.register();
  await keepLongVideo(golfer);
  const { objectStore } = gateway.deps;
  const read = objectStore.read;
  const opened: Readable[] = [];
  objectStore.read = async (...args) => {
    const stream = await read(...args);
    opened.push(stream);
    return stream;
  };
  const leaving = new AbortController();
  const response = await askExport(gateway, golfer, leaving.signal);
  await response.body?.getReader().read();
  await expect.poll(() => opened.some((stream) => !stream.closed)).toBe(true);
  const open = opened.find((stream) => !stream.closed);
  leaving.abort();
  await expect.poll(() => open?.destroyed).toBe(true);
  expect(open?.readableEnded).toBe(false);
  objectStore.read = read;
});

it('is allowed 5 times an hour', async () => {
  const golfer = await gateway.register();
  const statuses: number[] = [];
  // More than twice the limit, since a new hour may begin in between.
  for (let count = 0; count < 11; count++) {
    const response = await askExport(gateway, golfer);
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
});
