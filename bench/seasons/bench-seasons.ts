import { parseArgs } from 'node:util';
import { countUntilNoticed } from './count-until-noticed.ts';
import { kinds, weeksOfSeason } from './draw-golfer.ts';
import { judgeBallSeasons } from './judge-ball-seasons.ts';
import { judgeSeasons, type Statement } from './judge-seasons.ts';
import { reportBallGoals } from './report-ball-goals.ts';
import { reportBound } from './report-bound.ts';
import { reportGoals } from './report-goals.ts';

const { values } = parseArgs({
  options: {
    golfers: { type: 'string', default: '500' },
    goals: { type: 'boolean', default: false },
    bound: { type: 'boolean', default: false },
  },
});
const golfers = Number(values.golfers);

/** Swings that are all alike, as far as two videos are known to differ, and swings that differ more. */
const spreadsDeg = [0, 4, 6];
/** No one has measured how far the tempos of one golfer lie apart. */
const tempoSpreads = [0, 0.5, 1, 1.5, 2];
/** Nor how far the days of one golfer lie apart on the range, beside the shots of one day. */
const daySpreads = [0, 0.25, 0.5, 0.75, 1];
const sessionsOfMonths = [1, 2, 4];
const goals = { 'face-on': 6, both: 4 } as const;

const share = (statements: readonly Statement[]): string =>
  percent(statements.filter(({ isTrue }) => isTrue).length, statements.length);
const shareInRange = (statements: readonly Statement[]): string =>
  percent(statements.filter(({ isInRange }) => isInRange).length, statements.length);
const percent = (count: number, all: number): string =>
  all === 0 ? 'none' : `${((100 * count) / all).toFixed(1)} % of ${all}`;
const say = (count: number | null): string => (count === null ? 'more than 26 swings' : `${count} swings`);

console.log(`${golfers} golfers over ${weeksOfSeason} weeks`);
if (values.bound) {
  reportBound(golfers);
  process.exit();
}
for (const from of ['face-on', 'both'] as const) {
  for (const spreadDeg of [4, 6]) {
    console.log(`\ngoals for the hip rotation, ${from}, swings spread by ${spreadDeg}°`);
    reportGoals(golfers, { name: 'hipRotationDeg', from, spreadDeg });
  }
}
for (const spreadTimes of [1, 2]) {
  console.log(`\ngoals for the tempo, swings spread by ${spreadTimes} times the ±`);
  reportGoals(golfers, { name: 'tempoRatio', from: 'face-on', spreadTimes });
}
for (const dayTimes of daySpreads) {
  console.log(`\ngoals for the face to path, days spread by ${dayTimes} times the shots of one`);
  reportBallGoals(golfers, dayTimes);
}
if (values.goals) process.exit();
for (const from of ['face-on', 'both'] as const) {
  for (const spreadDeg of spreadsDeg) {
    const filming = { name: 'hipRotationDeg', from, spreadDeg } as const;
    report(`hip rotation, ${from}, swings spread by ${spreadDeg}°`, judgeSeasons(golfers, filming));
    const { likely, real } = countUntilNoticed(golfers, filming);
    console.log(
      `  a gain of 6° after 13 swings is likely after ${say(likely)} and real after ${say(real)} (median; goal ${goals[from]})`,
    );
  }
}
for (const spreadTimes of tempoSpreads) {
  const filming = { name: 'tempoRatio', from: 'face-on', spreadTimes } as const;
  report(`tempo, swings spread by ${spreadTimes} times the ±`, judgeSeasons(golfers, filming));
}
for (const sessionsOfMonth of sessionsOfMonths) {
  for (const dayTimes of daySpreads) {
    const practice = `${sessionsOfMonth} sessions a month, days spread by ${dayTimes} times the shots of one`;
    report(`carry by month, ${practice}`, judgeBallSeasons(golfers, { dayTimes, sessionsOfMonth }));
  }
}

function report(title: string, statements: readonly Statement[]): void {
  console.log(`\n${title}`);
  for (const mark of ['real', 'likely'] as const) {
    const all = statements.filter((statement) => statement.mark === mark);
    const first = all.filter(({ isFirstOfGolfer }) => isFirstOfGolfer);
    console.log(
      `  ${mark}: ${share(all)} true; the first of each golfer ${share(first)}; range holds the truth ${shareInRange(all)}`,
    );
    const byKind = kinds.map((kind) => `${kind} ${share(all.filter((statement) => statement.kind === kind))}`);
    console.log(`    ${byKind.join('; ')}`);
    const misled = new Set(all.filter(({ isTrue }) => !isTrue).map(({ golfer }) => golfer)).size;
    console.log(`    golfers with a false one: ${percent(misled, golfers)}`);
  }
}
