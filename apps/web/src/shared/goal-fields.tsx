import type { GoalMeasure } from '@trueswing/contracts';
import { writeGoalNumber } from '@trueswing/domain';
import { SelectField } from '../ui/select-field.tsx';
import { nameDay } from './name-day.ts';
import { useOwnStature } from './session/use-stature.ts';

export interface ChosenGoal {
  readonly target: number;
  readonly dueOn: string;
}

interface GoalFieldsProps {
  measurement: GoalMeasure;
  targets: readonly number[];
  days: readonly string[];
  chosen: ChosenGoal;
  onChange(chosen: ChosenGoal): void;
}

/** The choice of a goal's target and date. */
export function GoalFields({ measurement, targets, days, chosen, onChange }: GoalFieldsProps) {
  const stature = useOwnStature();
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label="Target"
        choices={withoutRepeats(
          targets.map((target) => ({
            value: String(target),
            label: writeGoalNumber(measurement, target, stature),
          })),
        )}
        value={String(chosen.target)}
        onChange={(target) => onChange({ ...chosen, target: Number(target) })}
      />
      <SelectField
        label="By"
        choices={days.map((day) => ({ value: day, label: nameDay(day) }))}
        value={chosen.dueOn}
        onChange={(dueOn) => onChange({ ...chosen, dueOn })}
      />
    </div>
  );
}

/** In half inches of a small golfer two targets may read alike. */
const withoutRepeats = <Choice extends { label: string }>(choices: readonly Choice[]): Choice[] =>
  choices.filter(({ label }, index) => choices.findIndex((other) => other.label === label) === index);
