import type { FocusArea, Served, TrainingGoal } from '@trueswing/contracts';
import type { Deficit } from '../needs/deficit.ts';
import { areaNames } from '../needs/goal-names.ts';
import type { HelpedByArea } from '../needs/name-helped.ts';
import type { WorkoutItem } from './list-candidates.ts';
import { writeReason } from './write-reason.ts';

/** An exercise of a golfer's workout. */
export interface PlannedExercise {
  readonly id: string;
  readonly sets: number;
  /** All sets with their rests. */
  readonly durationSeconds: number;
  readonly reason: string;
  /** The measured deficit that it is for. Only such an exercise may come two days running. */
  readonly prescribedFor: TrainingGoal | null;
  /** Purpose in a few words. A plan of the version before does not say. */
  readonly serves?: Served;
}

interface Found {
  readonly deficits: readonly Deficit[];
  readonly helpedByArea: HelpedByArea;
}

/** An item as it is shown and stored, with the deficit that it is for, or what its focus area helps. */
export const toPlannedExercise = (
  { exercise, sets, seconds }: WorkoutItem,
  deficit: Deficit | undefined,
  found: Found,
): PlannedExercise => ({
  id: exercise.id,
  sets,
  durationSeconds: seconds,
  reason: writeReason(exercise, deficit),
  prescribedFor: deficit?.goal ?? null,
  serves: deficit
    ? { source: deficit.source, name: deficit.name }
    : { source: 'focus-area', name: areaNames[exercise.focusArea], ...helpOf(exercise.focusArea, found) },
});

/** Where nothing was found, the whole workout is for the body, and no exercise of it rounds off the others. */
const helpOf = (area: FocusArea, { deficits, helpedByArea }: Found): Pick<Served, 'helps'> =>
  deficits.length === 0 && Object.keys(helpedByArea).length === 0 ? {} : { helps: helpedByArea[area] ?? null };
