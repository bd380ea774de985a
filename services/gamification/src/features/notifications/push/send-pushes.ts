import type { PushMessage } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import type { Deps } from '../../../deps.ts';
import { readRoute } from '../stored-route.ts';
import { endObsoleteDelivery } from './free-day.repository.ts';
import { type ClaimedDelivery, claimDelivery, type DeliveryOutcome, endDelivery } from './push.repository.ts';

type PushDeps = Pick<Deps, 'db' | 'now' | 'logger' | 'pushSender'>;

/**
 * Sends what is due, one after the other. Any number of processes may do this at the same time. A process that is killed between
 * the call and its record leaves the message to be sent again; the device shows it once, by its id.
 */
export async function sendPushes(deps: PushDeps, stopping?: AbortSignal): Promise<void> {
  if (!deps.pushSender) return;
  while (!stopping?.aborted) {
    const delivery = await claimDelivery(deps.db);
    if (!delivery) return;
    await deliver(deps, deps.pushSender, delivery);
  }
}

async function deliver(
  { db, now, logger }: PushDeps,
  sender: NonNullable<PushDeps['pushSender']>,
  delivery: ClaimedDelivery,
): Promise<void> {
  const { notificationId, subscriptionId, userId, until, endpoint, p256dh, auth } = delivery;
  if (delivery.isObsolete) return await db.transaction().execute((tx) => endObsoleteDelivery(tx, delivery));
  const end = async (reached: DeliveryOutcome): Promise<void> => void (await endDelivery(db, delivery, reached));
  const leftMs = until.getTime() - now().getTime();
  if (leftMs < 1_000) return await end('too-late');
  if (endpoint === null || p256dh === null || auth === null) return await end('gone');
  const outcome = await sender.send({ endpoint, p256dh, auth }, messageOf(delivery), Math.floor(leftMs / 1_000));
  if (outcome.kind === 'sent') return await end('sent');
  const about = { notificationId, subscriptionId, reason: outcome.reason };
  if (outcome.kind === 'failed') return logger.warn(about, 'push failed, will be retried');
  if (outcome.kind === 'refused') {
    logger.error(about, 'push refused');
    return await end('refused');
  }
  await db.transaction().execute(async (tx) => {
    // The golfer's deletion may have removed it during the call: no event may follow then.
    if (!(await endDelivery(tx, delivery, 'gone'))) return;
    await publish(tx, { type: 'push.subscription-gone', payload: { userId, subscriptionId } });
  });
}

const messageOf = ({ notificationId, title, message, link }: ClaimedDelivery): PushMessage => ({
  id: notificationId,
  title,
  message,
  route: readRoute(link),
});
