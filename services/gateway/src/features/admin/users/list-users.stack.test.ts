import type { AdminSummary, AdminUser } from '@trueswing/contracts';
import { centralWeek } from '@trueswing/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { searchIndex, searchNewest, selectNewest } from './accounts-page.repository.ts';
import { selectUsers } from './users-page.repository.ts';

const manyUsers = 4_000;
let gateway: TestGateway;
let cookie: string;
beforeAll(async () => {
  gateway = await startGateway();
  cookie = await gateway.signInAdmin();
  // A hundred users have the same creation time, so that pages break between equal rows.
  await gateway.rows(
    `insert into gateway.account (id, email, first_name, last_name, created_at)
     select gen_random_uuid(), 'golfer' || n || '@example.com', 'First' || n, 'Last',
       '2026-01-01 00:00:00.000123Z'::timestamptz + interval '1 second' * (n / 100)
     from generate_series(1, $1::int) n`,
    [manyUsers],
  );
  await gateway.rows(
    `with swing as (
       insert into gateway.swing (id, user_id, club, handedness, face_on_key, face_on_sha256, face_on_bytes, uploaded_at)
       select gen_random_uuid(), id, 'driver', 'right', 'key', 'hash', 1, now() from gateway.account
       returning id, user_id)
     insert into gateway.upload_credit (user_id, analysis_id, plan, club, week_start, taken_at)
     select user_id, id, 'free', 'driver', '2026-01-04', now() from swing`,
  );
  await gateway.rows('insert into gateway.analysis_view select user_id, id, now() from gateway.swing');
  await gateway.rows(
    `insert into gateway.shot_import
     select gen_random_uuid(), id, 'range.csv', 'TrackMan', 40, now() from gateway.account, generate_series(1, 2)`,
  );
  await gateway.rows("insert into gateway.workout_view select id, '2026-01-01', now() from gateway.account");
  await gateway.rows(
    `insert into gamification.point_entry (user_id, rule, points, source_id, earned_at)
     select id, 'upload', 10, gen_random_uuid(), earned_at
     from gateway.account, (values (now()), (now() - interval '60 days')) earned (earned_at)`,
  );
  await gateway.rows(
    `insert into billing.subscription (user_id, status, plan, premium_until)
     select id, 'active', 'monthly', now() + case when email like '%0@%' then interval '-1 day' else interval '1 day' end
     from gateway.account where email like '%5@%' or email like '%0@%'`,
  );
  await gateway.rows(
    `insert into billing.subscription (user_id, status, plan, period_end)
     select id, status, 'annual', now() + interval '1 year'
     from (values ('71', 'incomplete'), ('72', 'incomplete_expired'), ('73', 'canceled')) tried (n, status)
     join gateway.account on email = 'golfer' || n || '@example.com'`,
  );
  await gateway.rows('analyze');
});
afterAll(() => gateway.stop());

const get = (path: string) => gateway.call(path, { headers: { cookie } });
const users = async (query = ''): Promise<{ page: AdminUser[]; link: string | null }> => {
  const response = await get(`/api/admin/users${query}`);
  return { page: (await response.json()) as AdminUser[], link: response.headers.get('link') };
};

const planOf = async (accounts: Parameters<typeof selectUsers>[1], db = gateway.deps.db): Promise<string> => {
  const users = selectUsers(db, accounts, centralWeek(gateway.deps.now()));
  return JSON.stringify(await users.explain('json', sql`analyze`));
};

describe('the list of users', () => {
  it('returns every user once, newest first, when a client follows the links', async () => {
    const listed: AdminUser[] = [];
    for (let path: string | undefined = '/api/admin/users'; path; ) {
      const response = await get(path);
      listed.push(...((await response.json()) as AdminUser[]));
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(listed).toHaveLength(manyUsers);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(manyUsers);
    const joined = listed.map(({ createdAt }) => createdAt);
    expect(joined).toEqual([...joined].sort().reverse());
  });

  it('shows usage and points of each user, in total and of this week', async () => {
    const { page } = await users('?search=golfer77@');
    expect(page).toHaveLength(1);
    expect(page[0]).toMatchObject({
      email: 'golfer77@example.com',
      isPremium: false,
      totalPoints: 20,
      weeklyPoints: 10,
      videoUploadsUsed: 1,
      analysisViewsUsed: 1,
      workoutViewsUsed: 1,
      importedShots: 80,
    });
    expect((await users('?search=golfer75@')).page[0]).toMatchObject({ isPremium: true });
    expect((await users('?search=golfer70@')).page[0]).toMatchObject({
      isPremium: false,
      subscription: { plan: 'monthly', status: 'active', endsAt: null, paymentProblem: null },
    });
    expect(page[0]?.subscription).toBeNull();
    const statusOf = async (user: string) => (await users(`?search=${user}@`)).page[0]?.subscription?.status;
    const tried = await Promise.all(['golfer71', 'golfer72', 'golfer73'].map(statusOf));
    expect(tried).toEqual([undefined, undefined, 'canceled']);
    gateway.moveClock(8 * 24 * 3_600);
    cookie = await gateway.signInAdmin();
    expect((await users('?search=golfer77@')).page[0]).toMatchObject({ totalPoints: 20, weeklyPoints: 0 });
  });

  it('searches e-mail and name literally, special characters included, and pages through the results', async () => {
    expect((await users('?search=FIRST3999')).page).toHaveLength(1);
    for (const text of ['%25', '_', '\\', "'", 'hogan']) {
      expect([text, (await users(`?search=${text}`)).page]).toEqual([text, []]);
    }
    expect((await users('?search=LAST')).page).not.toEqual([]);
    const [first] = (await users('?limit=1')).page;
    expect((await users(`?search=${first?.id}`)).page).toEqual([first]);
    expect((await users('?search=fi')).page).toHaveLength(200);
    expect((await users('?search=ol')).page).toEqual([]);
    const { page, link } = await users('?search=golfer12&limit=5');
    expect([page.length, link]).toEqual([5, expect.stringContaining('search=golfer12')]);
  });

  it.each(['golfer12', 'R7', '99@EXAMPLE', 'example.com', 't123 l', 'fi', '0', 'golfer1qexample', 'golfer1-example'])(
    'finds everyone with %s once, newest first, page by page',
    async (text) => {
      const listed: string[] = [];
      const found = encodeURIComponent(text);
      for (let path: string | undefined = `?limit=200&search=${found}`; path; ) {
        const { page, link } = await users(path);
        listed.push(...page.map(({ id }) => id));
        path = /^<[^?]+([^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
      }
      const pattern = text.length < 3 ? `% ${text}%` : `%${text}%`;
      const expected = await gateway.rows(
        `select id from gateway.account where ' ' || email || ' ' || first_name || ' ' || last_name ilike $1
         order by created_at desc, id desc`,
        [pattern],
      );
      expect(listed).toEqual(expected.map(({ id }) => id));
    },
  );

  it('answers 404 when the user at the page boundary was deleted', async () => {
    const [first] = (await users('?limit=1')).page;
    expect((await get(`/api/admin/users?after=${crypto.randomUUID()}`)).status).toBe(404);
    expect((await users(`?after=${first?.id}&limit=2`)).page).toHaveLength(2);
    for (const query of ['?limit=0', '?limit=201', '?after=1']) {
      expect([query, (await get(`/api/admin/users${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('reads a page in the middle with one statement, from indexes, and no other rows', async () => {
    const { page } = await users('?limit=200');
    const after = page.at(-1)?.id;
    const plan = await planOf(selectNewest(gateway.deps.db, { after, limit: 200 }));
    expect(plan).toContain('account_newest');
    expect(plan).not.toContain('"Seq Scan"');
    for (const [, rows] of plan.matchAll(/"Actual Rows":([\d.]+)/g)) expect(Number(rows)).toBeLessThanOrEqual(200);
  });

  it('finds a frequent text among the newest users, and a rare one in the index', async () => {
    const { db } = gateway.deps;
    const frequent = await planOf(searchNewest(db, 'example.com', { after: undefined, limit: 200 }));
    expect(frequent).toContain('account_newest');
    for (const [, rows] of frequent.matchAll(/"Actual Rows":([\d.]+)/g)) expect(Number(rows)).toBeLessThanOrEqual(200);
    const rare = await db.transaction().execute(async (tx) => {
      // So few users are read faster without an index.
      await sql`set local enable_seqscan = off`.execute(tx);
      return await planOf(searchIndex(tx, 'golfer1234@', { after: undefined, limit: 200 }), tx);
    });
    expect(rare).toContain('account_search');
  });
});

it('the summary counts all users and those with Premium, after registrations and deletions', async () => {
  const summary = async () => (await (await get('/api/admin/summary')).json()) as AdminSummary;
  const before = { totalUsers: manyUsers, premiumUsers: manyUsers / 10, freeUsers: (manyUsers * 9) / 10 };
  expect(await summary()).toEqual(before);
  const golfers = await Promise.all([1, 2, 3].map(() => gateway.register()));
  await gateway.makePremium(golfers[0] as (typeof golfers)[0]);
  expect(await summary()).toEqual({
    totalUsers: manyUsers + 3,
    premiumUsers: before.premiumUsers + 1,
    freeUsers: before.freeUsers + 2,
  });
  const ids = golfers.map(({ id }) => id);
  await gateway.rows('delete from gateway.account where id = any($1)', [ids]);
  expect(await summary()).toEqual({
    ...before,
    premiumUsers: before.premiumUsers + 1,
    freeUsers: before.freeUsers - 1,
  });
  // As billing does when it processes the deletion.
  await gateway.rows('delete from billing.subscription where user_id = any($1)', [ids]);
  expect(await summary()).toEqual(before);
  await gateway.rows('update gateway.account set city = $1', ['Austin']);
  const [{ count }] = await gateway.rows('select count(*)::int from gateway.account');
  expect((await summary()).totalUsers).toBe(count);
});
