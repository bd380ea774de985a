import type { ProgressSwing } from '@trueswing/contracts';
import type { DatedVideo } from './measurement-progress.ts';

/** A swing of the API as the rules over time read it. */
export const toDatedVideo = ({ createdAt, clubSelection, ...swing }: ProgressSwing): DatedVideo => ({
  ...swing,
  club: clubSelection,
  atMs: Date.parse(createdAt),
});
