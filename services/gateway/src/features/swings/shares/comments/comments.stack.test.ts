import { randomUUID } from 'node:crypto';
import type { SharedSwing, SwingComment } from '@trueswing/contracts';
import { shareRules } from '@trueswing/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishSwing } from '../../../../../test/finished-analysis.ts';
import { createShare, exampleComment } from '../../../../../test/shared-swing.ts';
import { anotherNetwork, type Golfer, startGateway, type TestGateway } from '../../../../../test/test-gateway.ts';
import { rateRules } from '../../../../rate-limits/rate-rules.ts';
import { lockShare } from '../shares.repository.ts';
import { insertComment } from './comments.repository.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

interface SharedByTest {
  golfer: Golfer;
  analysisId: string;
  shareId: string;
  shareToken: string;
}

async function newShare(): Promise<SharedByTest> {
  const golfer = await gateway.register();
  const analysisId = await finishSwing(gateway, golfer, 'video');
  return { golfer, analysisId, ...(await createShare(gateway, golfer, analysisId)) };
}

const write = (shareToken: string, part: object = {}, headers: Record<string, string> = anotherNetwork()) =>
  gateway.call(`/api/shared/${shareToken}/comments`, { json: { ...exampleComment, ...part }, headers });
const ownPath = ({ analysisId }: SharedByTest) => `/api/swing-analyses/${analysisId}/comments`;
const list = async (share: SharedByTest) =>
  (await (await gateway.call(ownPath(share), { as: share.golfer })).json()) as SwingComment[];
const shown = async ({ shareToken }: SharedByTest) =>
  ((await (await gateway.call(`/api/shared/${shareToken}`)).json()) as SharedSwing).comments;
const code = async (response: Response) => ((await response.json()) as { code: string }).code;
/** Whether a connection to the database waits for a lock. */
const isWaiting = async () =>
  (
    await gateway.rows(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1",
    )
  ).length > 0;
/** Comments that are there already, so that the limits by the hour do not end the test first. */
const fill = (share: SharedByTest, comments: number) =>
  gateway.rows(
    `insert into gateway.swing_comment select gen_random_uuid(), $1, $2, 'Kim', 'x', 'face-on', 0, now()
     from generate_series(1, $3)`,
    [share.analysisId, share.shareId, comments],
  );

describe('a comment', () => {
  it('is written without an account, at a moment of the video, and read by the golfer and behind the same link', async () => {
    const share = await newShare();
    const response = await write(share.shareToken, { text: 'Hold this.\nThen turn <b>https://example.com</b>' });
    expect(response.status).toBe(201);
    const written = (await response.json()) as SwingComment;
    expect(written).toMatchObject({ name: 'Coach Kim', view: 'face-on', timeS: 1.25 });
    // Stored as it was typed: what shows it shows plain text.
    expect(written.text).toBe('Hold this.\nThen turn <b>https://example.com</b>');
    expect(await list(share)).toEqual([written]);
    expect(await shown(share)).toEqual([written]);
  });

  it('is not shown behind another link of the same analysis', async () => {
    const share = await newShare();
    const other = { ...share, ...(await createShare(gateway, share.golfer, share.analysisId)) };
    await write(share.shareToken);
    expect([(await shown(share)).length, (await shown(other)).length]).toEqual([1, 0]);
  });

  it.each([
    ['without a name', { name: ' ' }],
    ['without a text', { text: '\n ' }],
    ['of 501 characters', { text: 'x'.repeat(501) }],
    ['with a name of 61 characters', { name: 'x'.repeat(61) }],
    ['with control characters', { text: 'a\u0000b' }],
    ['with a name of two lines', { name: 'Kim\nAdmin' }],
    ['at no view', { view: 'other' }],
    ['before the video', { timeS: -1 }],
    ['long after the video', { timeS: 61 }],
    ['just after the video of three seconds', { timeS: 3.6 }],
    ['on a video that the analysis lacks', { view: 'down-the-line' }],
    ['with a name that turns what follows around', { name: 'Kim \u202Enimda' }],
    ['with a name that is not seen', { name: '\u3164' }],
    ['with more fields', { userId: 'x' }],
  ])('%s is refused', async (_what, part) => {
    const share = await newShare();
    expect((await write(share.shareToken, part)).status).toBe(400);
    expect(await list(share)).toEqual([]);
  });

  it('is deleted by the golfer, and by no one else', async () => {
    const [share, other] = [await newShare(), await newShare()];
    const { id } = (await (await write(share.shareToken)).json()) as SwingComment;
    const remove = (path: string, as?: Golfer) =>
      gateway.call(`${path}/${id}`, { method: 'DELETE', ...(as && { as }) });
    expect((await remove(ownPath(share))).status).toBe(401);
    expect((await remove(ownPath(share), other.golfer)).status).toBe(404);
    expect((await remove(ownPath(other), other.golfer)).status).toBe(404);
    expect(await list(share)).toHaveLength(1);
    expect((await remove(ownPath(share), share.golfer)).status).toBe(204);
    expect([await list(share), await shown(share)]).toEqual([[], []]);
  });

  it('stays with the golfer when the link is turned off, and goes with the analysis', async () => {
    const share = await newShare();
    await write(share.shareToken);
    const link = `/api/swing-analyses/${share.analysisId}/shares/${share.shareId}`;
    await gateway.call(link, { method: 'DELETE', as: share.golfer });
    expect(await list(share)).toHaveLength(1);
    expect(await code(await write(share.shareToken))).toBe('share-not-found');
    await gateway.call(`/api/swing-analyses/${share.analysisId}`, { method: 'DELETE', as: share.golfer });
    expect(
      await gateway.rows('select 1 from gateway.swing_comment where analysis_id = $1', [share.analysisId]),
    ).toEqual([]);
  });

  it('that is stored while the analysis is deleted goes with it', async () => {
    const { golfer, analysisId, shareId } = await newShare();
    const { db } = gateway.deps;
    const moment = { view: 'face-on', time_s: 1, created_at: new Date() } as const;
    const comment = { id: randomUUID(), analysis_id: analysisId, share_id: shareId, name: 'Kim', text: 'x', ...moment };
    let deletion: Promise<Response> | undefined;
    await db.transaction().execute(async (tx) => {
      await lockShare(tx, shareId);
      await insertComment(tx, comment);
      deletion = gateway.call(`/api/swing-analyses/${analysisId}`, { method: 'DELETE', as: golfer });
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
    });
    expect((await deletion)?.status).toBe(204);
    expect(await gateway.rows('select 1 from gateway.swing_comment where id = $1', [comment.id])).toEqual([]);
  });

  it('cannot be sent by another site', async () => {
    const share = await newShare();
    const response = await write(share.shareToken, {}, { ...anotherNetwork(), 'sec-fetch-site': 'cross-site' });
    expect([response.status, await code(response)]).toEqual([403, 'cross-site']);
  });
});

describe('a flood of comments', () => {
  it('through one link is refused within the hour, from however many addresses', async () => {
    const share = await newShare();
    const { limit } = rateRules.commentByLink;
    const statuses: number[] = [];
    // More than twice the limit, since a new hour may begin in between.
    for (let count = 0; count <= 2 * limit; count++) statuses.push((await write(share.shareToken)).status);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect((await list(share)).length).toBeLessThanOrEqual(2 * limit);
  });

  it('from one address is refused, through however many links', async () => {
    const shares = [await newShare(), await newShare(), await newShare(), await newShare(), await newShare()];
    const headers = anotherNetwork();
    const statuses: number[] = [];
    for (let count = 0; count <= 2 * rateRules.commentByAddress.limit; count++) {
      statuses.push((await write(shares[count % shares.length]?.shareToken ?? '', {}, headers)).status);
    }
    expect(statuses).toContain(429);
  });

  it('stops at what one link can hold, also in parallel', async () => {
    const share = await newShare();
    await fill(share, shareRules.maxComments - 2);
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(share.shareToken)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && (await code(refused))).toBe('comment-limit-reached');
    expect(await list(share)).toHaveLength(shareRules.maxComments);
  });
});
