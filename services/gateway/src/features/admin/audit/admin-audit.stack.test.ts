import { type ApiRouteName, type AuditEntry, apiRoutes } from '@trueswing/contracts';
import { exerciseCatalog } from '@trueswing/domain/exercise-catalog';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondFactor, turnOnSecondFactor } from '../../../../test/admin-code.ts';
import { uploadSwing } from '../../../../test/finished-analysis.ts';
import { spreadsheetForm } from '../../../../test/spreadsheet-form.ts';
import {
  adminPassword,
  type GatewayCall,
  type Golfer,
  startGateway,
  type TestGateway,
  tokenOfLink,
} from '../../../../test/test-gateway.ts';
import { resetSecondFactor } from '../admins/manage-admins.ts';
import { pruneAudit } from './prune-audit.ts';

let gateway: TestGateway;
let golfer: Golfer;
let analysisId: string;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
  analysisId = await uploadSwing(gateway, golfer);
});
afterAll(() => gateway.stop());

const get = (path: string, cookie: string) => gateway.call(path, { headers: { cookie } });
const post = (path: string, cookie: string, json?: object) =>
  gateway.call(path, { method: 'POST', headers: { cookie }, json });
const audit = async (): Promise<AuditEntry[]> =>
  (await gateway.rows('select * from gateway.admin_audit order by id desc')) as AuditEntry[];

/** Deletes every entry, which only the owner of the table can do, without the triggers that keep them. */
async function emptyAudit(): Promise<void> {
  await gateway.rows('alter table gateway.admin_audit disable trigger user');
  await gateway.rows('delete from gateway.admin_audit');
  await gateway.rows('alter table gateway.admin_audit enable trigger user');
}

interface SecretAnswer {
  url?: string;
  secret?: string;
  recoveryCodes?: string[];
}
const secretsOf = ({ url, secret, recoveryCodes = [] }: SecretAnswer): string[] => [
  ...(url === undefined ? [] : [tokenOfLink(url)]),
  ...(secret === undefined ? [] : [secret]),
  ...recoveryCodes,
];
const status = async (response: Promise<Response>) => (await response).status;

describe('the audit', () => {
  /** The request of each changing admin call; a new call without an entry here fails. */
  const examples: Partial<Record<ApiRouteName, (cookie: string) => GatewayCall | Promise<GatewayCall>>> = {
    adminLogin: () => ({ json: { password: adminPassword } }),
    adminLogout: () => ({}),
    startSecondFactor: () => ({ json: { password: adminPassword } }),
    confirmSecondFactor: async (cookie) => ({ json: { code: (await startSecondFactor(gateway, cookie))() } }),
    replaceRecoveryCodes: async (cookie) => ({ json: { code: (await turnOnSecondFactor(gateway, cookie))() } }),
    removeSecondFactor: async (cookie) => ({ json: { code: (await turnOnSecondFactor(gateway, cookie))() } }),
    resetUsage: () => ({ json: { field: 'workoutViewsUsed' } }),
    issuePasswordReset: () => ({}),
    endSessions: () => ({}),
    redriveDeadLetters: () => ({ json: {} }),
    retryAnalysis: async () => {
      await gateway.rows(`update gateway.swing set discarded_at = now() + interval '1 day'`);
      return {};
    },
    importExercises: async () => ({ body: await spreadsheetForm(exerciseCatalog.slice(1)) }),
  };
  const queries: Partial<Record<ApiRouteName, string>> = { importExercises: '?dryRun=false' };
  const changing = (Object.keys(apiRoutes) as ApiRouteName[]).filter(
    (name) => apiRoutes[name].path.startsWith('/api/admin/') && apiRoutes[name].method !== 'GET',
  );

  /** Calls whose answer is shown once: a link, the secret of an app, or recovery codes. */
  const answeringSecrets: ApiRouteName[] = [
    'issuePasswordReset',
    'startSecondFactor',
    'confirmSecondFactor',
    'replaceRecoveryCodes',
  ];

  it.each(changing)('has a row for %s, without personal data or secrets', async (name) => {
    expect(Object.keys(examples)).toContain(name);
    const cookie = await gateway.signInAdmin();
    const example = await examples[name]?.(cookie);
    const before = (await audit()).length;
    const path = `${apiRoutes[name].path.replace('{userId}', golfer.id).replace('{analysisId}', analysisId)}${queries[name] ?? ''}`;
    const response = await gateway.call(path, { method: 'POST', headers: { cookie }, ...example });
    expect(response.status).toBeLessThan(300);
    const rows = await audit();
    expect(rows.length).toBe(before + 1);
    expect(rows[0]?.admin).toBe('owner');
    const text = JSON.stringify(rows[0]);
    const answered = response.status === 200 ? secretsOf((await response.json()) as SecretAnswer) : [];
    expect(answered.length > 0).toBe(answeringSecrets.includes(name));
    for (const secret of [golfer.email, adminPassword, cookie.split('=')[1] ?? '', ...answered])
      expect(text).not.toContain(secret);
    await resetSecondFactor(gateway.deps, 'owner');
  });

  it('has no row for an action that failed, and an action that cannot be recorded fails', async () => {
    const cookie = await gateway.signInAdmin();
    await gateway.rows("insert into gateway.workout_view values ($1, '2026-01-01', now())", [golfer.id]);
    await gateway.rows('alter table gateway.admin_audit add constraint full_up check (id < 0) not valid');
    const path = `/api/admin/users/${golfer.id}/reset-usage`;
    expect(await status(post(path, cookie, { field: 'workoutViewsUsed' }))).toBe(500);
    expect(await status(post('/api/admin/logout', cookie))).toBe(500);
    await gateway.rows('alter table gateway.admin_audit drop constraint full_up');
    expect(await gateway.rows('select 1 from gateway.workout_view where user_id = $1', [golfer.id])).toHaveLength(1);
    expect(await status(get('/api/admin/audit', cookie))).toBe(200);
  });

  it('lists the newest first', async () => {
    const cookie = await gateway.signInAdmin();
    await post(`/api/admin/users/${golfer.id}/reset-usage`, cookie, { field: 'analysisViewsUsed' });
    const entries = (await (await get('/api/admin/audit', cookie)).json()) as AuditEntry[];
    expect(entries[0]).toMatchObject({
      action: 'reset-usage',
      userId: golfer.id,
      details: { field: 'analysisViewsUsed', givenBack: 0 },
    });
    expect(entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).sort((a, b) => b - a));
  });

  it('deletes rejected attempts when they are old or too many, and no other entry', async () => {
    await emptyAudit();
    const insert = 'insert into gateway.admin_audit (at, action, details) values ($1, $2, $3)';
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const [days, action] of [
      [900, 'reset-usage'],
      [900, 'login'],
      [91, 'login-refused'],
      [89, 'login-refused'],
      [2, 'login-refused'],
      [1, 'login-refused'],
      [91, 'code-asked'],
      [91, 'code-refused'],
      [91, 'password-refused'],
    ] as const)
      await gateway.rows(insert, [daysAgo(days), action, { days }]);
    const left = async () =>
      (await audit()).map(({ details }) => (details as { days: number }).days).toSorted((a, b) => a - b);
    await pruneAudit(gateway.deps);
    expect(await left()).toEqual([1, 2, 89, 900, 900]);
    await pruneAudit(gateway.deps, { days: 90, most: 2 });
    expect(await left()).toEqual([1, 2, 900, 900]);
  });

  it('keeps what its entries say, and entries of admins who got in', async () => {
    await gateway.signInAdmin();
    const { id } = (await audit())[0] ?? {};
    const before = await audit();
    for (const change of [
      `update gateway.admin_audit set action = 'logout' where id = ${id}`,
      `update gateway.admin_audit set at = now() where id = ${id}`,
      `update gateway.admin_audit set user_id = '${golfer.id}' where id = ${id}`,
      `update gateway.admin_audit set user_id = null, details = '{}' where id = ${id}`,
      `delete from gateway.admin_audit where id = ${id}`,
      'truncate gateway.admin_audit',
    ]) {
      await expect(sql.raw(change).execute(gateway.deps.db), change).rejects.toThrow(
        'an entry of the admin audit is kept as it is',
      );
    }
    expect(await audit()).toEqual(before);
  });

  it('loses the account and the analyses of one that is deleted, also by a gateway that names the account alone', async () => {
    const { id } = (
      await gateway.rows(
        `insert into gateway.admin_audit (at, action, user_id, details)
       values (now(), 'retry-analysis', '${golfer.id}', '{"analysisId":"a","reason":"b"}') returning id`,
      )
    )[0];
    await sql.raw(`update gateway.admin_audit set user_id = null where id = ${id}`).execute(gateway.deps.db);
    expect(await gateway.rows(`select user_id, details from gateway.admin_audit where id = ${id}`)).toEqual([
      { user_id: null, details: { reason: 'b' } },
    ]);
  });

  it('can be paged to its first entry, however many rejected attempts follow', async () => {
    const cookie = await gateway.signInAdmin();
    const oldest = (await audit()).at(-1);
    await gateway.rows(
      `insert into gateway.admin_audit (at, action, details)
       select now(), 'login-refused', '{}' from generate_series(1, 450)`,
    );
    const ids: number[] = [];
    let next: string | undefined = '/api/admin/audit';
    let pages = 0;
    while (next) {
      const page: Response = await get(next, cookie);
      ids.push(...((await page.json()) as AuditEntry[]).map(({ id }) => id));
      next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
      pages += 1;
    }
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(ids).toEqual((await audit()).map(({ id }) => Number(id)));
    expect(ids.at(-1)).toBe(Number(oldest?.id));
    for (const query of ['before=0', 'before=x', 'limit=201', 'limit=0', 'before=99999999999999999999']) {
      expect([query, await status(get(`/api/admin/audit?${query}`, cookie))]).toEqual([query, 400]);
    }
  });
});
