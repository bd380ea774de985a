import type { FactKind } from '../fact-log.ts';
import type { World } from '../world.ts';

/** Queries of `owner`, `id` and `content` of all rows that a kind of fact can have. */
export const places = {
  account: 'select email as owner, id::text as id from gateway.account',
  upload: 'select user_id::text as owner, id::text as id, face_on_sha256 as content from gateway.swing',
  'swing-deleted': 'select user_id::text as owner, id::text as id from gateway.swing where deleted_at is not null',
  'exercise-log': `select user_id::text as owner, id::text as id, sets || ' × ' || reps as content from gateway.exercise_log`,
  completion: `select user_id::text as owner, day || ' ' || name as id, points::text as content
    from gateway.exercise_completion`,
  'mobility-check': 'select user_id::text as owner, id::text as id from gateway.mobility_check',
  payment: 'select user_id::text as owner, user_id::text as id from billing.entitlement where is_premium',
  share: 'select analysis_id::text as owner, id::text as id from gateway.share',
  comment: 'select analysis_id::text as owner, id::text as id from gateway.swing_comment',
  'usage-reset': `select user_id::text as owner from gateway.admin_audit
    where action = 'reset-usage' and user_id is not null`,
} as const satisfies Partial<Record<FactKind, string>>;

interface Row {
  owner: string;
  id?: string;
  content?: string;
}

/** Compares the acknowledged facts with the rows: each is there once, and there is nothing that no one has sent. */
export async function findLostAndDoubled(world: World): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(places).map(async ([kind, query]) => compare(world, kind as FactKind, await world.rows(query))),
  );
  return found.flat();
}

function compare({ log }: World, kind: FactKind, rows: Row[]): string[] {
  const gone = log.deletedGolfers();
  const revoked = new Set(log.of('share-revoked').map(({ id }) => id));
  const facts = log.of(kind).filter(({ golfer, id }) => !gone.has(golfer) && !(kind === 'share' && revoked.has(id)));
  const findings = rows.filter(({ id }) => kind === 'share' && revoked.has(id)).map(({ id }) => `revoked share ${id}`);
  for (const { owner, id, content } of facts.filter((fact) => fact.id !== undefined)) {
    const own = rows.filter((row) => row.owner === owner && row.id === id);
    if (own.length !== 1) findings.push(`${kind} ${id} of ${owner}: ${own.length} rows`);
    else if (content !== undefined && own[0]?.content !== content)
      findings.push(`${kind} ${id} of ${owner}: acknowledged ${content}, stored ${own[0]?.content}`);
  }
  for (const owner of new Set([...facts, ...rows].map((one) => one.owner))) {
    const stored = rows.filter((row) => row.owner === owner).length;
    const acknowledged = new Set(facts.filter((fact) => fact.owner === owner).map(({ id }) => id ?? {})).size;
    // An attempt whose row was acknowledged and then deleted explains no other row.
    const ended =
      kind === 'share' ? log.of(kind).filter((fact) => fact.owner === owner && revoked.has(fact.id)).length : 0;
    const attempts = log.attempts(kind, owner) - ended;
    if (stored < acknowledged || stored > attempts)
      findings.push(`${kind} of ${owner}: ${stored} rows, ${acknowledged} acknowledged, ${attempts} attempts`);
  }
  return findings;
}
