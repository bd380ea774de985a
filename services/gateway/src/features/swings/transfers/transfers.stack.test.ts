import { createHash, randomUUID } from 'node:crypto';
import type { ErrorBody } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrphans } from '../../../../test/find-orphans.ts';
import { creditsOf, swingsOf } from '../../../../test/stored-uploads.ts';
import { padVideo } from '../../../../test/test-videos.ts';
import { mebibyte, startTransferStand, type TransferStand } from '../../../../test/transfer-stand.ts';

let stand: TransferStand;
beforeAll(async () => {
  stand = await startTransferStand();
});
afterAll(() => stand.gateway.stop());

const bodyOf = async (response: Response) => (await response.json()) as ErrorBody;
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function stored(key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const { client, name } = stand.gateway.bucket;
  for await (const chunk of await client.getObject(name, key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a transferred video', () => {
  it('becomes a swing byte for byte, with the credit and the event of a multipart upload', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const faceOnTransfer = await calls.transfer(stand.large);
    expect(await creditsOf(stand.gateway, golfer)).toEqual([]);
    const response = await calls.commit({ faceOnTransfer }, { clubSelection: '7-iron', age: '41' });
    expect(response.status).toBe(200);
    const id = await idOf(response);
    const [row] = await swingsOf(stand.gateway, golfer);
    expect(row).toMatchObject({
      id,
      club: '7-iron',
      age: 41,
      face_on_bytes: stand.large.length,
      face_on_sha256: hashOf(stand.large),
    });
    expect((await stored(row.face_on_key)).equals(stand.large)).toBe(true);
    expect(await creditsOf(stand.gateway, golfer)).toMatchObject([{ analysis_id: id, plan: 'free' }]);
    const events = await stand.gateway.rows("select type from events.event where payload->>'analysisId' = $1", [id]);
    expect(events).toEqual([{ type: 'swing.uploaded' }]);
    expect(await findOrphans(stand.gateway)).toEqual([]);
  });

  it('may come with a second one, which has the same upload key', async () => {
    const golfer = await stand.gateway.register();
    await stand.gateway.makePremium(golfer);
    const calls = stand.callsOf(golfer);
    const uploadKey = randomUUID();
    const other = padVideo(stand.video, 6 * mebibyte);
    const [faceOnTransfer, downTheLineTransfer] = await Promise.all([
      calls.transfer(stand.large, { uploadKey }),
      calls.transfer(other, { uploadKey, view: 'down-the-line' }),
    ]);
    const response = await calls.commit({ faceOnTransfer, downTheLineTransfer });
    expect(response.status).toBe(200);
    const [row] = await swingsOf(stand.gateway, golfer);
    expect((await stored(row.down_the_line_key)).equals(other)).toBe(true);
    expect(row.down_the_line_key).toMatch(/-down-the-line$/);
    expect(await findOrphans(stand.gateway)).toEqual([]);
  });

  it('leaves nothing of a second one that the form no longer names', async () => {
    const golfer = await stand.gateway.register();
    await stand.gateway.makePremium(golfer);
    const calls = stand.callsOf(golfer);
    const uploadKey = randomUUID();
    await calls.transfer(stand.video, { uploadKey, view: 'down-the-line' });
    const faceOnTransfer = await calls.transfer(stand.video, { uploadKey });
    expect((await calls.commit({ faceOnTransfer })).status).toBe(200);
    expect(await findOrphans(stand.gateway)).toEqual([]);
  });

  it('stays after a mistake in the form, which can be corrected', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const faceOnTransfer = await calls.transfer(stand.video);
    const refused = await calls.commit({ faceOnTransfer }, { clubSelection: 'driver', age: '9' });
    expect([refused.status, (await bodyOf(refused)).code]).toEqual([400, 'bad-request']);
    expect(await stand.partsOf(golfer)).toHaveLength(1);
    expect((await calls.commit({ faceOnTransfer })).status).toBe(200);
    expect(await findOrphans(stand.gateway)).toEqual([]);
  });

  it('committed several times with one idempotency key is one upload', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const faceOnTransfer = await calls.transfer(stand.large);
    const key = randomUUID();
    const commit = () => calls.commit({ faceOnTransfer }, undefined, key);
    const answers = await Promise.all(Array.from({ length: 4 }, commit));
    const ids = await Promise.all([...answers, await commit()].map(idOf));
    expect(new Set(ids)).toEqual(new Set([(await swingsOf(stand.gateway, golfer))[0].id]));
    expect(await creditsOf(stand.gateway, golfer)).toHaveLength(1);
  });

  it('committed with the idempotency key of another upload is rejected, and stays', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const key = randomUUID();
    const other = Buffer.from(stand.video);
    other[other.length - 1] = (other.at(-1) ?? 0) ^ 1;
    const faceOnTransfer = await calls.transfer(stand.video);
    const [twin, sameSize] = [await calls.transfer(stand.video), await calls.transfer(other)];
    const id = await idOf(await calls.commit({ faceOnTransfer }, undefined, key));
    const driver = { clubSelection: 'driver' };
    const otherForms: [string, Record<string, string>][] = [
      [faceOnTransfer, { ...driver, age: '41' }],
      [sameSize, driver],
      [twin, { clubSelection: '7-iron' }],
    ];
    for (const [transfer, fields] of otherForms) {
      const refused = await calls.commit({ faceOnTransfer: transfer }, fields, key);
      expect([refused.status, (await bodyOf(refused)).code]).toEqual([409, 'idempotency-key-reused']);
    }
    expect(await idOf(await calls.commit({ faceOnTransfer }, driver, key))).toBe(id);
    expect(await swingsOf(stand.gateway, golfer)).toHaveLength(1);
    // The other videos can be sent with a key of their own.
    await stand.gateway.makePremium(golfer);
    expect((await calls.commit({ faceOnTransfer: sameSize }, { clubSelection: '7-iron' })).status).toBe(200);
  });

  it('committed with the key of an upload from one side is rejected with a second side, and while its video is on the way', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const key = randomUUID();
    const [faceOnTransfer, unfinished] = [
      await calls.transfer(stand.video),
      await calls.beginId({ sizeBytes: stand.video.length }),
    ];
    expect((await calls.commit({ faceOnTransfer }, undefined, key)).status).toBe(200);
    for (const [transfers, code] of [
      [{ faceOnTransfer, downTheLineTransfer: randomUUID() }, 'idempotency-key-reused'],
      [{ faceOnTransfer: unfinished }, 'transfer-unfinished'],
    ] as const) {
      const refused = await calls.commit(transfers, undefined, key);
      expect([refused.status, (await bodyOf(refused)).code]).toEqual([409, code]);
    }
  });

  it('committed after the multipart upload with its idempotency key is that upload', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const key = randomUUID();
    const [faceOnTransfer, twin] = [await calls.transfer(stand.video), await calls.transfer(stand.video)];
    const id = await idOf(await calls.commit({ faceOnTransfer }, undefined, key));
    expect(await idOf(await calls.commit({ faceOnTransfer: twin }, undefined, key))).toBe(id);
  });
});

describe('a transfer that was cut off', () => {
  it('goes on with the bytes that had arrived, at any offset', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const id = await calls.beginId({ sizeBytes: stand.large.length });
    for (const bytes of [100, 3 * mebibyte]) {
      const offset = await calls.offsetOf(id);
      expect((await calls.send(id, offset, stand.large.subarray(offset, offset + bytes))).status).toBe(204);
      expect(await calls.offsetOf(id)).toBe(offset + bytes);
    }
    await calls.sendRest(id, stand.large);
    expect((await calls.commit({ faceOnTransfer: id })).status).toBe(200);
    expect(await swingsOf(stand.gateway, golfer)).toMatchObject([{ face_on_sha256: hashOf(stand.large) }]);
  });

  it('is answered the end of the last whole part, so that the database holds no bytes of the next requests', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const id = await calls.beginId({ sizeBytes: stand.large.length });
    const tails = 'select length(tail) as bytes from gateway.transfer where id = $1';
    const send = async (offset: number, bytes: number) => {
      const { headers } = await calls.send(id, offset, stand.large.subarray(offset, offset + bytes));
      return [Number(headers.get('upload-offset')), (await stand.gateway.rows(tails, [id]))[0].bytes];
    };
    expect(await send(0, 3 * mebibyte)).toEqual([3 * mebibyte, 3 * mebibyte]);
    expect(await send(3 * mebibyte, 0)).toEqual([3 * mebibyte, 3 * mebibyte]);
    expect(await send(3 * mebibyte, 5 * mebibyte)).toEqual([5 * mebibyte, 0]);
    expect(await send(5 * mebibyte, 6 * mebibyte)).toEqual([10 * mebibyte, 0]);
    const { length } = stand.large;
    expect(await send(10 * mebibyte, length - 10 * mebibyte)).toEqual([length, 0]);
    expect((await calls.commit({ faceOnTransfer: id })).status).toBe(200);
    expect(await swingsOf(stand.gateway, golfer)).toMatchObject([{ face_on_sha256: hashOf(stand.large) }]);
  });

  it('keeps what arrived before the connection broke', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const id = await calls.beginId({ sizeBytes: stand.large.length });
    await calls.breakOff(id, stand.large.subarray(0, 4 * mebibyte), 3 * mebibyte);
    await expect.poll(() => calls.offsetOf(id)).toBe(3 * mebibyte);
    await calls.sendRest(id, stand.large);
    expect((await calls.commit({ faceOnTransfer: id })).status).toBe(200);
    expect(await swingsOf(stand.gateway, golfer)).toMatchObject([{ face_on_sha256: hashOf(stand.large) }]);
  });

  it('goes on at another stand.gateway, which inspects the video when it is complete', async () => {
    const golfer = await stand.gateway.register();
    const second = await stand.gateway.startSecond();
    try {
      const [calls, others] = [stand.callsOf(golfer), stand.callsOf(golfer, second.origin)];
      const id = await calls.beginId({ sizeBytes: stand.large.length });
      await calls.send(id, 0, stand.large.subarray(0, 6 * mebibyte));
      await others.sendRest(id, stand.large);
      expect((await calls.commit({ faceOnTransfer: id })).status).toBe(200);
      const [row] = await swingsOf(stand.gateway, golfer);
      expect(row.face_on_sha256).toBe(hashOf(stand.large));
    } finally {
      await second.stop();
    }
  });

  it('takes the same bytes once, from whichever of two parallel requests stores them first', async () => {
    const golfer = await stand.gateway.register();
    const second = await stand.gateway.startSecond();
    try {
      const calls = [stand.callsOf(golfer), stand.callsOf(golfer, second.origin)] as const;
      const id = await calls[0].beginId({ sizeBytes: stand.large.length });
      for (let offset = 0; offset < stand.large.length; offset = await calls[0].offsetOf(id)) {
        const part = stand.large.subarray(offset, offset + 5 * mebibyte);
        const answers = await Promise.all(calls.map((one) => one.send(id, offset, part)));
        const statuses = answers.map(({ status }) => status).toSorted();
        expect([204, 409]).toContain(statuses[1]);
        expect(statuses[0]).toBe(204);
      }
      expect((await calls[1].commit({ faceOnTransfer: id })).status).toBe(200);
      expect(await swingsOf(stand.gateway, golfer)).toMatchObject([{ face_on_sha256: hashOf(stand.large) }]);
      expect(await stand.partsOf(golfer)).toEqual([]);
    } finally {
      await second.stop();
    }
  });
});
