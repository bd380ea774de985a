import pg from 'pg';
import type { Logger } from '../logging/logger.ts';

/** A link may fail silently at any time; without a time limit for each answer, `close` could wait for ever. */
const answerMs = 3_000;

/**
 * Listens to a channel of the database, over a separate connection (LISTEN does not work on a pooled one), and reconnects
 * when it is lost. Messages that are sent meanwhile are lost.
 */
export function listen(options: {
  url: string;
  /** A plain lower-case name. */
  channel: string;
  onMessage: (payload: string | undefined) => void;
  /** Called when the connection listens: messages arrive from now on. */
  onListening: () => void;
  /** Called when the connection is lost. May be called more than once. */
  onLost?: () => void;
  logger: Logger;
  /** Pause before it reconnects. Default 5 s. */
  reconnectMs?: number | undefined;
}): { close(): Promise<void> } {
  const { channel, logger, reconnectMs = 5_000 } = options;
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
  // A client that could not connect may or may not emit `end` as well: clearing the timer makes it one retry, not two.
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
