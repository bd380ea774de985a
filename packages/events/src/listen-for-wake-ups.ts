import { type Logger, listen } from '@trueswing/service-kit';
import { wakeUpChannel } from './outbox.repository.ts';

/**
 * Calls `onWakeUp` soon after an event for the consumer has been committed. Wake-ups only save time: they are lost while the
 * link is down, and then the consumer's poll finds the work.
 */
export function listenForWakeUps(options: { url: string; consumer: string; onWakeUp: () => void; logger: Logger }): {
  close(): Promise<void>;
} {
  const { url, consumer, onWakeUp, logger } = options;
  return listen({
    url,
    channel: wakeUpChannel,
    logger,
    onMessage: (payload) => {
      if (payload === consumer) onWakeUp();
    },
    // Events may have been published before the connection was there.
    onListening: onWakeUp,
  });
}
