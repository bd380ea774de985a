import type { EventHandler } from '@trueswing/events';
import type { AnalysisTables } from '../../database.tables.ts';
import { deleteVideosOfUser } from './mobility-videos.repository.ts';

/** Removes the videos of a user, also while they are read. */
export const deleteVideos: EventHandler<'user.deleted', AnalysisTables> = (tx, event) =>
  deleteVideosOfUser(tx, event.payload.userId);
