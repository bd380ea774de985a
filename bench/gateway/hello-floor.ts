import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import pg from 'pg';

/** The query of the status poll, without anything of the product around it. */
const statusQuery = `
  select status.status, status.stage, status.progress, status.started_at, status.error_code
  from gateway.swing left join analysis.analysis_status status on status.analysis_id = swing.id
  where swing.user_id = $1 and swing.deleted_at is null and swing.id = $2`;

/** As many connections as the gateway has. */
const maxConnections = 20;

/** Serves `GET /<user>/<swing>` on a free port and sends its URL to the parent process. */
export async function serveFloor(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: maxConnections });
  const app = Fastify();
  // Ends with the benchmark, also when that is killed.
  process.on('disconnect', () => process.exit());
  app.get<{ Params: { user: string; swing: string } }>('/:user/:swing', async ({ params }) => {
    const { rows } = await pool.query(statusQuery, [params.user, params.swing]);
    return rows[0];
  });
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
}

/** Starts the floor in a process of its own: the same program, with the argument `floor`. */
export async function startFloor(databaseUrl: string): Promise<{ origin: string; stop(): void }> {
  const child = fork(fileURLToPath(import.meta.url), ['floor', databaseUrl]);
  const [origin] = (await once(child, 'message')) as [string];
  return { origin, stop: () => void child.kill() };
}
