import { type BallGoalCase, type EndedBallGoal, judgeBallGoals } from './judge-ball-goals.ts';

const usual: BallGoalCase = {
  gainDeg: 0,
  usualDeg: { from: 0, to: 7 },
  earlierDeg: () => 0,
  shotsOfDay: 8,
  everyDays: 7,
  isOffered: true,
  daysBefore: 5,
  dayTimes: 0.5,
};
const cases: readonly (readonly [string, Partial<BallGoalCase>])[] = [
  ['no gain, set whatever the averages show', { isOffered: false }],
  ['no gain, faces of 4 to 7°', { usualDeg: { from: 4, to: 7 } }],
  ['no gain, faces of 4 to 7°, set whatever the averages show', { usualDeg: { from: 4, to: 7 }, isOffered: false }],
  ['no gain', {}],
  ['no gain, ten days before', { daysBefore: 10 }],
  ['no gain, 30 shots a day', { shotsOfDay: 30 }],
  ['no gain, every third day', { everyDays: 3, daysBefore: 10 }],
  ['3° gained evenly over ten days before, none since', { earlierDeg: (day) => Math.min(3, day / 3), daysBefore: 10 }],
  ['a loss of 2°', { gainDeg: -2 }],
  ['a gain of 1°', { gainDeg: 1 }],
  ['a gain of 2°', { gainDeg: 2 }],
  ['a gain of 3°', { gainDeg: 3 }],
  ['a gain of 3°, ten days before', { gainDeg: 3, daysBefore: 10 }],
];

/** Prints how often the goals for the ball of simulated golfers end with a gain, whose days spread so far in times of their shots. */
export function reportBallGoals(golfers: number, dayTimes: number): void {
  const shares = new Map<string, number>();
  for (const [name, part] of cases) {
    const ended = judgeBallGoals(golfers, { ...usual, ...part, dayTimes });
    const share = ended.filter(hasGained).length / ended.length;
    shares.set(name, share);
    console.log(`  ${name}: ${percent(share)} of ${ended.length} golfers with a goal read a gain`);
  }
  const [falsely, truly] = [shares.get('no gain') ?? 0, shares.get('a gain of 3°') ?? 0];
  for (const rate of [0.5, 0.25]) {
    const share = (rate * truly) / (rate * truly + (1 - rate) * falsely);
    console.log(`  of the statements are true if ${percent(rate)} of the golfers gain 3°: ${percent(share)}`);
  }
}

const hasGained = ({ verdict }: EndedBallGoal): boolean =>
  verdict?.ending === 'reached' || verdict?.ending === 'gained';
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
