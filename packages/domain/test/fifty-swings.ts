import { drawAnalysis } from '../../swing/test/sample-analyses.ts';
import { seededRandom } from '../../swing/test/seeded-random.ts';
import { analyzeStickSwing } from '../../swing/test/store-stick-swing.ts';
import type { SwingFacts } from '../src/needs/swing-facts.ts';
import { swingOf } from './swing-of.ts';

type Stick = Parameters<typeof analyzeStickSwing>;

const views: readonly Stick[0][] = [['face-on'], ['face-on', 'down-the-line']];
const bodies: readonly Stick[1][] = [
  {},
  { spineDeg: 18 },
  { spineDeg: 52 },
  { postureLossDeg: 20 },
  { sway: 0.1 },
  { sway: 0.1, postureLossDeg: 20 },
  { hand: 'left', spineDeg: 18 },
];
const shots = [
  null,
  { tour: 'pga', faceAngleDeg: 5, clubPathDeg: -3 },
  { tour: 'pga', faceAngleDeg: 0.5, clubPathDeg: -7 },
  { tour: 'lpga', faceAngleDeg: 6, clubPathDeg: 5.5 },
] as const;

/** Golfers whose poses are analyzed as the worker does: body, posture and ball differ, filmed from one side or both. */
const filmed = (): SwingFacts[] =>
  views.flatMap((view) =>
    bodies.map((body, index) => {
      const { swing } = analyzeStickSwing(view, body);
      const { main, downTheLine, measurements, filmPair } = swing;
      const videos = { faceOn: main.analysis, downTheLine: downTheLine?.analysis ?? null, filmPair };
      const launchMonitor = shots[index % shots.length] ?? null;
      return swingOf({ measurements, handedness: body?.hand ?? 'right', launchMonitor }, videos);
    }),
  );

/** Fifty differing swings: those that were filmed, and others drawn from all that can be measured. */
export function fiftySwings(): SwingFacts[] {
  const swings = filmed();
  const drawn = Array.from({ length: 50 - swings.length }, (_, index) =>
    swingOf(drawAnalysis(seededRandom(index + 1), 20)),
  );
  return [...swings, ...drawn];
}
