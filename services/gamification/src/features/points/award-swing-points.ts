import type { PublishedEvent } from '@trueswing/events';
import type { Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';
import { addPointEntry, rememberRewardedVideo } from './points.repository.ts';

/** Points for a swing whose analysis succeeded (specification, section 9). */
export const pointsPerSwingUpload = 10;

/** Gives the golfer the points of an analysed swing: once for each video, however often it is uploaded. */
export async function awardSwingPoints(
  tx: Transaction<GamificationTables>,
  event: PublishedEvent<'swing.analyzed'>,
): Promise<void> {
  const { userId, videoSha256 } = event.payload;
  const isNew = await rememberRewardedVideo(tx, { userId, videoSha256, sourceEventId: event.id });
  if (!isNew) return;
  await addPointEntry(tx, {
    userId,
    rule: 'swing-upload',
    points: pointsPerSwingUpload,
    sourceEventId: event.id,
    earnedAt: event.occurredAt,
  });
}
