import type { FocusArea, TrainingGoal } from '@trueswing/contracts';
import type { Deficit } from './deficit.ts';
import { areaOfGoal, goalNames } from './goal-names.ts';
import type { TrainingStep } from './read-step.ts';

/** Names of what focus areas help, which can follow "for". */
export type HelpedByArea = Readonly<Partial<Record<FocusArea, string>>>;

interface Found {
  /** Areas to which the words of the analysis lead, with the name of what they are about. */
  readonly byWords: ReadonlyMap<FocusArea, string>;
  /** Turns that the body reaches: training does not help them. */
  readonly reached: readonly TrainingGoal[];
  /** The most important first. */
  readonly deficits: readonly Deficit[];
  readonly step: TrainingStep | null;
}

/** Names what led to each focus area: the first deficit that it helps most, else the step, else the words of the analysis. */
export function nameHelped({ byWords, reached, deficits, step }: Found): HelpedByArea {
  const reachedNames = reached.map((goal) => goalNames[goal]);
  return Object.fromEntries([
    ...[...byWords].filter(([, name]) => !reachedNames.includes(name)),
    ...(step?.areas ?? []).map((area) => [area, step?.name]),
    ...deficits.toReversed().map(({ goal, name }) => [areaOfGoal[goal], name]),
  ]);
}
