import type { SchemaModule } from '@trueswing/service-kit';
import pg from 'pg';
import { describeFailure } from '../../report/describe-failure.ts';
import { failed, ok, type Result } from '../../report/result.ts';
import { compareMigrations } from './compare-migrations.ts';

const timeoutMs = 6_000;

/** Runs work on a connection of a service's role. */
export async function withDatabase<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs,
  });
  // A lost connection rejects the running statement. Without a listener the event would end the process first.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Signs in as a service does, and compares its schemas with this build. */
export async function checkDatabase(url: string, modules: readonly SchemaModule[]): Promise<Result[]> {
  const { host, username, pathname } = new URL(url);
  try {
    return await withDatabase(url, async (client) => {
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      const compared = await Promise.all(
        modules.map(async ({ schema, migrations }) => {
          const applied = await client.query<{ name: string }>(`select name from ${schema}.migration`);
          return compareMigrations(
            schema,
            Object.keys(migrations),
            applied.rows.map(({ name }) => name),
          );
        }),
      );
      const wrong = compared.filter((result) => result !== null);
      return wrong.length > 0
        ? wrong
        : [ok(`PostgreSQL ${rows[0]?.server_version} at ${host}, role ${username}, schema of this build`)];
    });
  } catch (error) {
    return [describeRefusal(error, { host, role: username, database: pathname.slice(1) })];
  }
}

export function describeRefusal(
  error: unknown,
  { host, role, database }: Record<'host' | 'role' | 'database', string>,
): Result {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case '28000':
      return failed(
        `the server lets the role ${role} not in from here, whatever the password`,
        'Add a line for this role and address to pg_hba.conf, or connect with TLS: DATABASE_URL=…?sslmode=require.',
      );
    case '28P01':
      return failed(
        `the server refuses the login of the role ${role}`,
        'Correct the password in DATABASE_URL, or run migrate: it gives the roles the passwords DB_PASSWORD_….',
      );
    case '3D000':
      return failed(
        `there is no database ${database}`,
        'Correct the name in DATABASE_URL, or create it and run migrate.',
      );
    case '42P01':
    case '3F000':
      return failed(`the database ${database} is empty`, 'Run migrate: npm run migrate, or docker compose up migrate.');
    case '42501':
      return failed(
        `the role ${role} may not read the schema of this service`,
        'Name the role of the service itself in DATABASE_URL. If it is, run migrate.',
      );
    case '53300':
      return failed('all connections of the server are taken', "Raise the server's max_connections; 200 is enough.");
    default:
      return failed(
        `PostgreSQL at ${host} does not answer: ${describeFailure(error)}`,
        'Start it, or correct host and port in DATABASE_URL.',
      );
  }
}
