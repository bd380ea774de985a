import pg from 'pg';
import type { Logger } from '../logging/logger.ts';

const reconnectMs = 5_000;
/** A link may fall silent between any two messages; without an end to each wait, `close` would wait with it. */
const answerMs = 3_000;

/**
 * Listens to a channel of the database, over a connection of its own (LISTEN does not work on a pooled one), and connects
 * again whenever it is lost. What is said while the link is down is never heard.
 */
export function listen(options: {
  url: string;
  /** A plain lower-case name. */
  channel: string;
  onMessage: (payload: string | undefined) => void;
  /** From now on messages are heard. */
  onListening: () => void;
  /** From now on they are not. May be called more than once. */
  onLost?: () => void;
  logger: Logger;
}): { close(): Promise<void> } {
  const { channel, logger } = options;
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
    client.on('error', (error) => logger.debug({ err: error, channel }, 'listening connection lost'));
    client.on('end', reconnectLater);
    client.on('notification', (message) => options.onMessage(message.payload));
    await client.connect();
    await client.query(`listen ${channel}`);
    options.onListening();
  };
  const reconnect = () => {
    connecting = connect().catch((error) => {
      logger.debug({ err: error, channel }, 'listening connection refused');
      void client?.end().catch(() => undefined);
      reconnectLater();
    });
  };
  // A client that could not connect may emit `end` as well or may not: one more try follows, never two.
  const reconnectLater = () => {
    options.onLost?.();
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
