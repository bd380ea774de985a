import { request } from 'node:http';
import type { ErrorBody } from '@trueswing/contracts';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { incompleteUploads } from '../stored-uploads.ts';
import { type Golfer, ownPage, startGateway, type TestGateway } from '../test-gateway.ts';

/** Starts a gateway with a golfer for the tests of a file, and checks after each that its rejected uploads left nothing. */
export function openRejectingGateway() {
  const opened = {} as { gateway: TestGateway; golfer: Golfer };
  beforeAll(async () => {
    opened.gateway = await startGateway();
    opened.golfer = await opened.gateway.register();
  });
  afterAll(() => opened.gateway.stop());
  afterEach(async () => {
    const { gateway } = opened;
    expect(await gateway.rows('select 1 from gateway.swing')).toEqual([]);
    expect(await gateway.rows('select 1 from gateway.upload_credit')).toEqual([]);
    expect(await gateway.rows('select 1 from gateway.upload_in_progress')).toEqual([]);
    expect(await gateway.rows('select 1 from events.event')).toEqual([]);
    expect(await gateway.bucket.keys()).toEqual([]);
    expect(await incompleteUploads(gateway)).toEqual([]);
  });
  return opened;
}

/** Sends a request that no correct client would send. */
export function rawUpload(
  { origin }: TestGateway,
  { cookie }: Golfer,
  headers: Record<string, string>,
  body: string[],
) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: ErrorBody }>((resolve, reject) => {
    const all = { ...ownPage, cookie, ...headers };
    const sent = request(`${origin}/api/swing-analyses`, { method: 'POST', headers: all }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) });
      sent.destroy();
    });
    sent.on('error', reject);
    for (const piece of body) sent.write(piece);
    if ('content-length' in headers) sent.flushHeaders();
    else sent.end();
  });
}
