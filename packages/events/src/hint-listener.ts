import { type Logger, listen } from '@trueswing/service-kit';
import { hintChannel } from './outbox.repository.ts';

/**
 * Calls `onHint` soon after an event for the consumer has been committed. Only a hint: while the link is down nothing is
 * lost, the poll finds the work.
 */
export function listenForWakeUps(options: { url: string; consumer: string; onHint: () => void; logger: Logger }): {
  close(): Promise<void>;
} {
  const { url, consumer, onHint, logger } = options;
  return listen({
    url,
    channel: hintChannel,
    logger,
    onMessage: (payload) => {
      if (payload === consumer) onHint();
    },
    // Whatever was published while nobody listened.
    onListening: onHint,
  });
}
