import { expect, it } from 'vitest';
import type { Progress } from './judge-progress.ts';
import { openOrder } from './next-steps.ts';
import { type ProgressRow, sayProgress } from './say-progress.ts';

const level = (fromMs: number, upToMs = fromMs) => ({ fromMs, upToMs, readings: 2, range: { low: 20, high: 40 } });
const judged = (part: Partial<Extract<Progress, { kind: 'judged' }>>): Progress => ({
  kind: 'judged',
  mark: 'real',
  before: level(1),
  since: level(3),
  change: 9,
  changeRange: { low: 3, high: 15 },
  smallestChange: 7,
  missing: 0,
  ...part,
});
const row = (progress: Progress, part: Partial<ProgressRow> = {}): ProgressRow => ({
  id: 'hipRotationDeg',
  label: 'Hip rotation',
  source: 'swing',
  digits: 0,
  unit: '°',
  says: 'You turn your hips',
  progress,
  ...part,
});
const tempo = (progress: Progress) =>
  row(progress, { id: 'tempoRatio', label: 'Tempo', digits: 1, unit: '', says: undefined });
const check = (progress: Progress) => row(progress, { source: 'check' });
const open = (reason: Extract<Progress, { kind: 'open' }>['reason']): Progress => ({
  kind: 'open',
  reason,
  now: null,
  smallestChange: null,
});
const say = (rows: readonly ProgressRow[]) =>
  sayProgress(rows, (atMs, source) => `${source === 'shots' ? 'month' : 'day'} ${atMs}`, 'driver');

it.each([
  [
    'a change since one swing',
    [row(judged({}))],
    'You turn your hips 9° more with the driver than on day 1: a real change.',
  ],
  [
    'a change since several swings',
    [row(judged({ before: level(1, 2), change: -9 }))],
    'You turn your hips 9° less with the driver than before day 3: a real change.',
  ],
  [
    'a change without a verb',
    [tempo(judged({ mark: 'likely', change: 0.42 }))],
    'Tempo with the driver is 0.4 higher than on day 1: likely a change.',
  ],
  [
    'a change of many digits since one month of shots',
    [row(judged({ change: -1_200 }), { label: 'Spin rate', source: 'shots', unit: ' rpm', says: undefined })],
    'Spin rate with the driver is 1,200 rpm lower than in month 1: a real change.',
  ],
  [
    'the real change before the likely one',
    [tempo(judged({ mark: 'likely', change: 90 })), row(judged({}))],
    'You turn your hips 9° more with the driver than on day 1: a real change.',
  ],
  [
    'noise',
    [row(open('none')), row(judged({ mark: 'noise' }))],
    'No change is certain yet since day 1. Hip rotation with the driver: a change of 7° would show.',
  ],
  [
    'noise, with a change that shows as it is written',
    [row(judged({ mark: 'noise', smallestChange: 7.4 }))],
    'No change is certain yet since day 1. Hip rotation with the driver: a change of 8° would show.',
  ],
  [
    'noise of a ratio',
    [tempo(judged({ mark: 'noise', smallestChange: 0.64 }))],
    'No change is certain yet since day 1. Tempo with the driver: a change of 0.7 would show.',
  ],
  [
    'noise in which no change can show yet',
    [row(judged({ mark: 'noise', smallestChange: null }))],
    'No change is certain yet since day 1.',
  ],
  [
    'what a signed change means',
    [row(judged({ change: -3 }), { label: 'Hips to the ball', says: undefined, directions: ['closer', 'farther'] })],
    'Hips to the ball with the driver is 3° farther than on day 1: a real change.',
  ],
  [
    'whose height a percentage is of',
    [
      row(judged({ change: 2 }), {
        label: 'Hips to the ball',
        unit: ' %',
        says: undefined,
        directions: ['closer', 'farther'],
      }),
    ],
    'Hips to the ball with the driver is 2 % of your height closer than on day 1: a real change.',
  ],
  [
    'a change of the body, which has no club',
    [check(judged({}))],
    'You turn your hips 9° more than on day 1: a real change.',
  ],
  [
    'what is missing',
    [row(open('none')), row(open('only-one'))],
    'One swing with this club was measured in the last half year. Film the next one from the same place, and a change can show.',
  ],
  [
    'what is missing nearest to a comparison, of either kind',
    [row(open('none')), check(open('only-one'))],
    'One mobility check of the last half year shows both sides. Repeat it, and a change can show.',
  ],
  [
    'no swing',
    [row(open('none')), check(open('none'))],
    'No swing with this club was measured in the last half year. Film one, and your story begins.',
  ],
  [
    'no check',
    [check(open('none'))],
    'No mobility check of the last half year shows both sides. Check your mobility, and your story begins.',
  ],
] as const)('says %s', (_, rows, sentence) => {
  expect(say(rows)).toBe(sentence);
});

it('the next step of a body is no swing, that of a swing no check', () => {
  for (const reason of openOrder) {
    expect(say([check(open(reason))])).not.toMatch(/swing|film|club/i);
    expect(say([row(open(reason))])).not.toMatch(/check/i);
  }
});
