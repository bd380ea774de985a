import { createHash } from 'node:crypto';
import pg from 'pg';

/** More texts than a service has; a text that is built anew each time must not fill the server's memory. */
const mostStatements = 200;

/**
 * Parses and plans each read once a connection, not once a call: for a short read that is most of PostgreSQL's work. A
 * read of `table.*` stays as it is, since a column that a migration adds would break the prepared one.
 */
export function preparingClient(): typeof pg.Client {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostStatements || !/^select\b/i.test(text)) return known;
    if (/^select\s+\*|\.\*/i.test(text)) return undefined;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
  const plainQuery = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  class PreparingClient extends pg.Client {}
  PreparingClient.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    return name === undefined ? plainQuery.apply(this, args) : plainQuery.call(this, { name, text, values }, ...rest);
  } as pg.Client['query'];
  return PreparingClient;
}
