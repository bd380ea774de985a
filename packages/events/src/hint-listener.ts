import type { Logger } from '@trueswing/service-kit';
import pg from 'pg';
import { hintChannel } from './outbox.repository.ts';

const reconnectMs = 5_000;
/** A link may fall silent between any two messages; without an end to each wait, `close` would wait with it. */
const answerMs = 3_000;

/**
 * Calls `onHint` soon after an event for the consumer has been committed, over a connection of its own (LISTEN does not
 * work on a pooled one). Only a hint: while the link is down nothing is lost, the poll finds the work.
 */
export function listenForHints(options: { url: string; consumer: string; onHint: () => void; logger: Logger }): {
  close(): Promise<void>;
} {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    client = new pg.Client({
      connectionString: options.url,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    });
    client.on('error', (error) => options.logger.debug({ err: error }, 'hint connection lost'));
    client.on('end', reconnectLater);
    client.on('notification', (hint) => {
      if (hint.payload === options.consumer) options.onHint();
    });
    await client.connect();
    await client.query(`listen ${hintChannel}`);
    // Whatever was published while nobody listened.
    options.onHint();
  };
  const reconnect = () => {
    connecting = connect().catch((error) => {
      options.logger.debug({ err: error }, 'hint connection refused');
      void client?.end().catch(() => undefined);
      reconnectLater();
    });
  };
  // A client that could not connect may emit `end` as well or may not: one more try follows, never two.
  const reconnectLater = () => {
    clearTimeout(retry);
    if (!closed) retry = setTimeout(reconnect, reconnectMs);
  };
  let connecting: Promise<void> = Promise.resolve();
  reconnect();

  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await connecting;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
