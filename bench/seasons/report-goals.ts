import type { Filming } from './film-swing.ts';
import { type EndedGoal, type GoalCase, judgeGoals, wantedDeg } from './judge-goals.ts';

const usual: GoalCase = { gainDeg: 0, earlierDeg: () => 0, swingsBefore: 14, afterLowSwing: false, goals: 1 };
const linear = (deg: number, swings: number) => (swing: number) => deg * Math.min(1, swing / (swings - 1));
const cases: readonly (readonly [string, Partial<GoalCase>])[] = [
  ['no gain', {}],
  ['no gain, set after a low swing', { afterLowSwing: true }],
  ['no gain, set at the first swing, a low one', { swingsBefore: 1, afterLowSwing: true }],
  ['no gain, four goals in a row', { goals: 4 }],
  ['no gain, first swing low, four goals in a row', { swingsBefore: 1, afterLowSwing: true, goals: 4 }],
  ['6° gained halfway before, none since', { earlierDeg: (swing) => (swing < 7 ? 0 : 6) }],
  ['6° gained over 14 swings before, none since', { earlierDeg: linear(6, 14) }],
  ['10° gained over 26 swings before, none since', { earlierDeg: linear(10, 26), swingsBefore: 26 }],
  ['6° lost halfway before, none since', { earlierDeg: (swing) => (swing < 7 ? 0 : -6) }],
  ['a loss of 6°', { gainDeg: -6 }],
  ['a gain of 3°', { gainDeg: 3 }],
  ['a gain of 6°', { gainDeg: 6 }],
  ['a gain of 9°', { gainDeg: 9 }],
  ['a gain of 12°', { gainDeg: 12 }],
  ['a gain of 6°, four swings before', { gainDeg: 6, swingsBefore: 5 }],
];
/** A gain of 6° is to be noticed within so many swings by half of the golfers, and of the statements 95 in 100 are to be true. */
const goalSwings: Readonly<Record<Filming['from'], number>> = { 'face-on': 6, both: 4 };
const goalTrue = 0.95;
/** A change that counts as one. */
const smallestDeg = 1;

/** Prints how often the goals of simulated golfers end with a gain, true or false. */
export function reportGoals(golfers: number, filming: Filming): void {
  const shares = new Map<string, number>();
  for (const [name, part] of cases) {
    const ended = judgeGoals(golfers, filming, { ...usual, ...part });
    const played = new Set(ended.map(({ golfer }) => golfer)).size;
    const gained = ended.filter(hasGained);
    const reached = gained.filter(({ verdict }) => verdict?.ending === 'reached');
    const share = new Set(gained.map(({ golfer }) => golfer)).size / played;
    shares.set(name, share);
    console.log(
      `  ${name}: ${percent(share)} of ${played} golfers read a gain, of which ${countOf(gained, smallestDeg)} truly gained; ${reached.length} "reached", of which ${countOf(reached, wantedDeg - smallestDeg)} did`,
    );
    if (name === 'a gain of 6°') reportNoticed(ended, played, goalSwings[filming.from]);
  }
  const falsely = shares.get('no gain') ?? 0;
  for (const gain of ['a gain of 6°', 'a gain of 9°', 'a gain of 12°']) {
    const truly = shares.get(gain) ?? 0;
    const trueAt = (rate: number) => (rate * truly) / (rate * truly + (1 - rate) * falsely);
    const [half, quarter] = [trueAt(0.5), trueAt(0.25)];
    console.log(
      `  of the statements are true if half of the golfers have ${gain}: ${percent(half)} (goal ${percent(goalTrue)}: ${say(half >= goalTrue)}), a quarter: ${percent(quarter)} (${say(quarter >= goalTrue)})`,
    );
  }
}

function reportNoticed(ended: readonly EndedGoal[], played: number, most: number): void {
  const noticed = ended.filter((goal) => hasGained(goal) && (goal.verdict?.swings ?? 0) <= most).length / played;
  console.log(
    `    noticed within ${most} swings of the retest: ${percent(noticed)} (goal 50.0 %: ${say(noticed >= 0.5)})`,
  );
}

const countOf = (ended: readonly EndedGoal[], deg: number): number =>
  ended.filter(({ trueGainDeg }) => trueGainDeg >= deg).length;
const hasGained = ({ verdict }: EndedGoal): boolean => verdict?.ending === 'reached' || verdict?.ending === 'gained';
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const say = (isMet: boolean): string => (isMet ? 'met' : 'not met');
