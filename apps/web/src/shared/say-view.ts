import { type GoalMeasure, isBallGoal, type VideoView } from '@trueswing/contracts';
import { measurementRows } from '@trueswing/swing';

const sentences: Readonly<Record<VideoView, string>> = {
  'face-on': 'Film face-on: only that video shows it.',
  'down-the-line': 'Film from behind: only that video shows it.',
};

/** Says which video shows the number of a goal, where only one does. */
export function sayView(measurement: GoalMeasure): string[] {
  const view = isBallGoal(measurement) ? undefined : measurementRows[measurement].view;
  return view ? [sentences[view]] : [];
}
