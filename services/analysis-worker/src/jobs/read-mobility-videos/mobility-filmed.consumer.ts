import type { EventHandler } from '@trueswing/events';
import type { AnalysisTables } from '../../database.tables.ts';
import { insertVideo } from './mobility-videos.repository.ts';

/** The videos are due immediately; `readMobilityVideos` reads them. */
export const handleMobilityFilmed: EventHandler<'mobility.filmed', AnalysisTables> = (tx, event) => {
  const { filmId, userId, tests } = event.payload;
  return insertVideo(tx, { videoId: filmId, userId, tests });
};
