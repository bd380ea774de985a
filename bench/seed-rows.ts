/** An insert of rows that a query selects. */
export interface Rows {
  readonly table: string;
  readonly sql: string;
}

/** Values of columns, as SQL over a row of the query. */
type Values = Readonly<Record<string, string>>;

const rowsOf = (table: string, query: string, values: Values): Rows => ({
  table,
  sql: `(${Object.keys(values).join(', ')}) select ${Object.values(values).join(', ')} from (${query}) seed`,
});

export const insertOf = ({ table, sql }: Rows): string => `insert into ${table} ${sql}`;

/** Accounts for the `id`s of a query. */
export const accountRows = (query: string, values: Values = {}): Rows =>
  rowsOf('gateway.account', query, {
    id: 'id',
    email: "id || '@example.com'",
    first_name: "'Ada'",
    last_name: "''",
    created_at: 'now()',
    ...values,
  });

/** Premium for a month, for the golfers whose `id`s a query selects. */
export const premiumRows = (query: string): Rows =>
  rowsOf('billing.subscription', query, {
    user_id: 'id',
    subscription_id: "'sub_' || id",
    status: "'active'",
    plan: "'monthly'",
    premium_until: "now() + interval '1 month'",
    period_end: "now() + interval '1 month'",
    is_doubtful: 'false',
    told_premium: 'true',
    fetched_at: 'now()',
  });

/** Swings with the driver and no video, for each `id` and `user_id` of a query. */
export const swingRows = (query: string, values: Values = {}): Rows =>
  rowsOf('gateway.swing', query, {
    id: 'id',
    user_id: 'user_id',
    club: "'driver'",
    handedness: "'right'",
    face_on_key: "'none'",
    face_on_sha256: "''",
    face_on_bytes: '1',
    uploaded_at: 'now()',
    ...values,
  });

/** Jobs of finished analyses, for the `id` and `user_id` of each swing of a query. */
export const jobRows = (query: string, values: Values = {}): Rows =>
  rowsOf('analysis.job', query, {
    analysis_id: 'id',
    user_id: 'user_id',
    status: "'succeeded'",
    stage: "'pose'",
    progress: '1',
    attempt: '1',
    failures: '0',
    due_at: 'now()',
    started_at: 'now()',
    created_at: 'now()',
    ...values,
  });
