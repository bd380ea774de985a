import type { Goal } from '@trueswing/contracts';
import { writeGoalNumber, writeLevel } from '@trueswing/domain';
import type { Stature } from '@trueswing/swing';
import { writeJudgedLevel } from './write-judged-level.ts';

/** Shows start, retest and target of a goal side by side. Nothing before the start is known, or where no change is sure. */
export function GoalNumbers({ goal, stature }: { goal: Goal; stature: Stature | null }) {
  const { measurement, start, now, target, end } = goal;
  const isChanged = end?.ending === 'reached' || end?.ending === 'gained';
  if (start === null || (end && !isChanged)) return null;
  const level = (value: number) => writeLevel(measurement, value, stature);
  const retest = (value: number) =>
    end ? writeJudgedLevel({ ...goal, ending: end.ending }, value, stature) : level(value);
  const numbers: [name: string, value: string][] = [
    ['Start', level(start)],
    [end ? 'Retest' : `Retest ${goal.retestSwings}/${goal.plannedSwings ?? 0}`, now === null ? '–' : retest(now)],
    ['Target', writeGoalNumber(measurement, target, stature)],
  ];
  return (
    <dl className="grid grid-cols-3 gap-2">
      {numbers.map(([name, value]) => (
        <div key={name} className="rounded-control bg-fairway-tint px-3 py-2">
          <dt className="eyebrow text-muted">{name}</dt>
          <dd>
            <Figure value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The number large; its unit or side, which may be three words, small below. */
function Figure({ value }: { value: string }) {
  const [, size = value, words] = value.match(/^(\S+(?: %)?) ?(.*)$/) ?? [];
  return (
    <>
      <span className="numeral text-2xl leading-tight">{size}</span>
      {words && <span className="block text-sm">{` ${words}`}</span>}
    </>
  );
}
