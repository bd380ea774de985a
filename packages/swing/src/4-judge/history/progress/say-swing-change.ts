import type { MeasurementName, ProgressSwing } from '@trueswing/contracts';
import { isMeasured } from '../../../3-measure/measured-swing.ts';
import { toDatedVideo } from './dated-video.ts';
import { type SayTime, sayChanges } from './say-progress.ts';
import { swingProgress } from './swing-progress.ts';

/**
 * The surest change of the golfer's usual swing up to one of these swings, in a number that this swing has, as a sentence. Null
 * where no change is likely, or the swing is none of these.
 */
export function saySwingChange(swings: readonly ProgressSwing[], id: ProgressSwing['id'], sayTime: SayTime) {
  const swing = swings.find((each) => each.id === id);
  if (!swing) return null;
  const upTo = Date.parse(swing.createdAt);
  const before = swings.filter(
    ({ clubSelection, createdAt }) => clubSelection === swing.clubSelection && Date.parse(createdAt) <= upTo,
  );
  const rows = swingProgress(before.map(toDatedVideo)).filter((row) =>
    isMeasured(swing.measurements[row.id as MeasurementName]),
  ); // rows have the names of measurements
  return sayChanges(rows, sayTime, swing.clubSelection)[0]?.sentence ?? null;
}
