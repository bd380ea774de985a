import { isLongProof } from '@trueswing/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOrphans } from '../find-orphans.ts';
import { anotherNetwork, type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';
import { encodeVideo, h264, moovFirst, uploadForm } from '../test-videos.ts';

let gateway: TestGateway;
let whole: Buffer;
let contentType: string;
beforeAll(async () => {
  gateway = await startGateway();
  const form = uploadForm({ faceOn: await encodeVideo('mp4', ...h264, ...moovFirst) });
  const request = new Request('http://x', { method: 'POST', body: form });
  contentType = request.headers.get('content-type') ?? '';
  whole = Buffer.from(await request.arrayBuffer());
});
afterAll(() => gateway.stop());

type Damage = (body: Buffer, at: number, amount: number, byte: number) => Buffer;
const damages: Record<string, Damage> = {
  cut: (body, at) => body.subarray(0, at),
  'byte changed': (body, at, _amount, byte) => {
    const changed = Buffer.from(body);
    changed[at] = byte;
    return changed;
  },
  'piece missing': (body, at, amount) => Buffer.concat([body.subarray(0, at), body.subarray(at + amount)]),
  'piece twice': (body, at, amount) => Buffer.concat([body.subarray(0, at + amount), body.subarray(at)]),
  'line breaks put in': (body, at) => Buffer.concat([body.subarray(0, at), Buffer.from('\r\n\r\n'), body.subarray(at)]),
  'zeros put in': (body, at, amount) => Buffer.concat([body.subarray(0, at), Buffer.alloc(amount), body.subarray(at)]),
  'pieces swapped': (body, at, amount) =>
    Buffer.concat([
      body.subarray(0, at),
      body.subarray(at + amount, at + 2 * amount),
      body.subarray(at, at + amount),
      body.subarray(at + 2 * amount),
    ]),
};

it('a damaged form is rejected or accepted, never causes a server error, and leaves no orphan', async () => {
  let golfer: Golfer = await gateway.register();
  let cases = 0;
  const statuses: Record<number, number> = {};
  // Half of the damage is in the form's own lines, where parsers fail; the rest anywhere.
  const place = fc.oneof(fc.nat(Math.min(700, whole.length - 1)), fc.nat(whole.length - 1));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(damages)),
      place,
      fc.integer({ min: 1, max: 300 }),
      fc.nat(255),
      async (kind, at, amount, byte) => {
        // A golfer without an upload left is rejected before the form is read.
        if (cases % 20 === 0) golfer = await gateway.register();
        await gateway.rows('delete from gateway.upload_credit where user_id = $1', [golfer.id]);
        const body = damages[kind]?.(whole, at, amount, byte) ?? whole;
        const response = await gateway.call('/api/swing-analyses', {
          method: 'POST',
          as: golfer,
          headers: { ...anotherNetwork(), 'content-type': contentType },
          body: new Uint8Array(body),
          signal: AbortSignal.timeout(15_000),
        });
        cases += 1;
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        await response.arrayBuffer();
        expect([kind, at, amount, byte, response.status < 500 && response.status !== 429]).toEqual([
          kind,
          at,
          amount,
          byte,
          true,
        ]);
      },
    ),
    { numRuns: isLongProof() ? 300 : 120 },
  );
  console.info(`damaged forms: ${cases} cases, by status ${JSON.stringify(statuses)}`);
  // Both outcomes occurred: some damage is harmless, some is not.
  expect(statuses[200]).toBeGreaterThan(0);
  expect(Object.keys(statuses).length).toBeGreaterThan(1);
  expect(await gateway.rows('select 1 from gateway.swing')).toHaveLength(statuses[200] ?? 0);
  expect(await findOrphans(gateway)).toEqual([]);
}, 120_000);
