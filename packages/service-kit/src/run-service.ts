import type { Logger } from './logging/logger.ts';

export interface StartedService {
  /** Stops taking work, finishes or hands back running work, closes connections. */
  close(): Promise<void>;
}

/** Work that has not ended by then is aborted; leases and outboxes make that safe. */
const closeDeadlineMs = 15_000;

/** Runs a service until SIGTERM or SIGINT; exits 0 after a graceful close, 1 on any failure. */
export async function runService(logger: Logger, start: () => Promise<StartedService>): Promise<void> {
  const stopped = new Promise<string>((resolve) => {
    process.once('SIGTERM', () => resolve('SIGTERM'));
    process.once('SIGINT', () => resolve('SIGINT'));
  });
  process.on('unhandledRejection', (reason) => {
    logger.fatal({ err: reason }, 'unhandled rejection');
    process.exit(1);
  });
  try {
    const service = await start();
    logger.info('started');
    const signal = await stopped;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error('not closed in time');
      process.exit(1);
    }, closeDeadlineMs).unref();
    await service.close();
    logger.info('stopped');
    process.exit(0);
  } catch (error) {
    logger.fatal({ err: error }, 'service failed');
    process.exit(1);
  }
}
