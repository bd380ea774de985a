import type { Filming } from './film-swing.ts';
import { type EndedGoal, type GoalCase, judgeGoals } from './judge-goals.ts';

const usual: GoalCase = { gainDeg: 0, overWeeks: 0, swingsBefore: 14, afterLowSwing: false, goals: 1 };
const cases: readonly (readonly [string, Partial<GoalCase>])[] = [
  ['no gain', {}],
  ['no gain, set after a low swing', { afterLowSwing: true }],
  ['no gain, set at the first swing, a low one', { swingsBefore: 1, afterLowSwing: true }],
  ['no gain, four goals in a row', { goals: 4 }],
  ['no gain, first swing low, four goals in a row', { swingsBefore: 1, afterLowSwing: true, goals: 4 }],
  ['a loss of 6°', { gainDeg: -6 }],
  ['a gain of 6°', { gainDeg: 6 }],
  ['a gain of 9°', { gainDeg: 9 }],
  ['a gain of 12°', { gainDeg: 12 }],
  ['a gain of 6° over six swings', { gainDeg: 6, overWeeks: 6 }],
  ['a gain of 6°, four swings before', { gainDeg: 6, swingsBefore: 5 }],
];

/** Prints how often the goals of simulated golfers end with a gain, true or false. */
export function reportGoals(golfers: number, filming: Filming): void {
  const shares = new Map<string, number>();
  for (const [name, part] of cases) {
    const ended = judgeGoals(golfers, filming, { ...usual, ...part });
    const played = new Set(ended.map(({ golfer }) => golfer));
    const gained = new Set(ended.filter(hasGained).map(({ golfer }) => golfer));
    shares.set(name, gained.size / played.size);
    const counted = medianOf(ended.map((goal) => (hasGained(goal) ? (goal.verdict?.swings ?? 0) : mostSwings)));
    const filmed = medianOf(ended.map((goal) => (hasGained(goal) ? goal.swings : mostSwings)));
    console.log(
      `  ${name}: ${percent(gained.size / played.size)} of ${played.size} golfers read "gained" or "reached"; noticed after ${say(counted)} that count, ${say(filmed)} filmed`,
    );
  }
  const falsely = shares.get('no gain') ?? 0;
  for (const gain of ['a gain of 6°', 'a gain of 9°', 'a gain of 12°']) {
    const truly = shares.get(gain) ?? 0;
    const trueAt = (rate: number) => percent((rate * truly) / (rate * truly + (1 - rate) * falsely));
    console.log(
      `  of the statements are true if half of the golfers have ${gain}: ${trueAt(0.5)}, a quarter: ${trueAt(0.25)}`,
    );
  }
}

const mostSwings = 99;
const hasGained = ({ verdict }: EndedGoal): boolean => verdict?.ending === 'reached' || verdict?.ending === 'gained';
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const say = (swings: number): string => (swings === mostSwings ? 'more' : `${swings} swings`);
const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
