import { listDueNotices } from '@trueswing/domain';
import type { Deps } from '../../../deps.ts';
import { sendBatch } from './send-batch.ts';

/**
 * Sends the notices that are due and not sent yet, batch by batch. Each golfer gets each one once, on any number of instances:
 * a batch and the golfer that it ends with are one transaction, so a killed instance loses and repeats nothing.
 */
export async function sendNotices(deps: Pick<Deps, 'db' | 'now' | 'logger'>, stopping?: AbortSignal): Promise<void> {
  for (const notice of listDueNotices(deps.now())) {
    let sent = 0;
    for (;;) {
      if (stopping?.aborted) return;
      const batch = await sendBatch(deps, notice);
      sent += batch.sent;
      if (!batch.hasMore) break;
    }
    if (sent > 0) deps.logger.info({ notice: notice.kind, sent }, 'notices sent');
  }
}
