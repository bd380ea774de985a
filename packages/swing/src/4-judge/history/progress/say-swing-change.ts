import type { MeasurementName, ProgressSwing } from '@trueswing/contracts';
import type { Stature } from '../../../3-measure/format-length.ts';
import { hasNumber } from '../../../3-measure/measured-swing.ts';
import { toDatedVideo } from './dated-video.ts';
import { rowInLengths } from './row-in-lengths.ts';
import { type SayTime, sayChanges, saySmallestChange } from './say-progress.ts';
import { swingProgress } from './swing-progress.ts';

interface ChangeInput {
  readonly swings: readonly ProgressSwing[];
  readonly id: ProgressSwing['id'];
  /** The measurement whose change comes before a surer one of another; null if none does. */
  readonly first: MeasurementName | null;
  readonly sayTime: SayTime;
  /** The golfer's height, for lengths in their unit. */
  readonly stature: Stature | null;
}

/**
 * The surest change of the golfer's usual swing up to one of these swings, in a number that this swing has, as a sentence. Where none is
 * likely, the smallest one that would show. Null where nothing can be compared, or the swing is none of these.
 */
export function saySwingChange({ swings, id, first, sayTime, stature }: ChangeInput): string | null {
  const swing = swings.find((each) => each.id === id);
  if (!swing) return null;
  const { clubSelection: club, createdAt, measurements } = swing;
  const upTo = Date.parse(createdAt);
  const before = swings.filter((each) => each.clubSelection === club && Date.parse(each.createdAt) <= upTo);
  const rows = swingProgress(before.map(toDatedVideo))
    .filter((row) => hasNumber(measurements[row.id]))
    .map((row) => rowInLengths(row, stature));
  const firstRows = rows.filter((row) => row.id === first);
  const [change] = [...sayChanges(firstRows, sayTime, club), ...sayChanges(rows, sayTime, club)];
  if (change) return change.sentence;
  return saySmallestChange(firstRows, sayTime, club) ?? saySmallestChange(rows, sayTime, club);
}
