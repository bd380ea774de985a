import type { Framing } from '@trueswing/swing';
import { describe, expect, test } from 'vitest';
import type { RecorderStatus } from '../recorder/recorder.ts';
import { signalOf } from './signal-of.ts';

const scene = {
  watching: 'on',
  isOffline: false,
  keeping: 'written',
  view: 'face-on',
  handedness: 'right',
  countdownS: null,
  keptCount: 0,
} as const;
const framing = (at: Framing): RecorderStatus => ({ status: 'framing', framing: at });
const signal = (status: RecorderStatus, over: Partial<Parameters<typeof signalOf>[0]> = {}) =>
  signalOf({ ...scene, status, ...over });

const framings: readonly Framing[] = ['searching', 'step-back', 'step-closer', 'move-left', 'move-right', 'ready'];
const statuses: readonly RecorderStatus[] = [
  { status: 'opening' },
  ...framings.map(framing),
  { status: 'recording' },
  { status: 'kept' },
  { status: 'paused', reason: 'hidden' },
  { status: 'paused', reason: 'interrupted' },
  { status: 'failed', failure: 'no-camera' },
];

describe('a signal', () => {
  test.each(statuses)('of %j has a word that fits the screen', (status) => {
    expect(signal(status).word.length).toBeLessThanOrEqual(9);
  });

  test('differs from one of another color by its shape too', () => {
    const colorsOf = new Map<string, Set<string>>();
    for (const { shape, color } of statuses.map((status) => signal(status))) {
      colorsOf.set(shape, (colorsOf.get(shape) ?? new Set()).add(color));
    }
    expect([...colorsOf.values()].every(({ size }) => size === 1)).toBe(true);
  });
});

test.each([
  ['face-on', 'right', 'move-left', 'to your right'],
  ['face-on', 'left', 'move-right', 'to your left'],
  ['down-the-line', 'right', 'move-left', 'back'],
  ['down-the-line', 'right', 'move-right', 'forward'],
  ['down-the-line', 'left', 'move-left', 'forward'],
  ['down-the-line', 'left', 'move-right', 'back'],
] as const)('%s, a %s-handed golfer who must %s goes %s', (view, handedness, at, way) => {
  expect(signal(framing(at), { view, handedness }).caption).toBe(`You are at the edge. Move a step ${way}.`);
});

test('no voice disturbs a swing', () => {
  expect(signal({ status: 'recording' }).say).toBeNull();
});

test('the self-timer counts in large digits until it starts', () => {
  expect(signal(framing('searching'), { countdownS: 7 })).toMatchObject({ word: '7', shape: 'clock' });
  expect(signal({ status: 'recording' }, { countdownS: 0 })).toMatchObject({ word: 'Recording' });
});

test.each([
  ['unable', false, 'This phone cannot follow your swing. Use the self-timer.'],
  ['not-loaded', false, 'We could not load what sees your swing. Try again, or use the self-timer.'],
  [
    'not-loaded',
    true,
    'You are offline, so we cannot see your swing yet. Use the self-timer until you are back online.',
  ],
] as const)('a phone that does not follow the golfer (%s, offline: %s) says so', (watching, isOffline, sentence) => {
  expect(signal(framing('searching'), { watching, isOffline })).toMatchObject({
    word: 'Timer',
    shape: 'clock',
    caption: sentence,
    say: sentence,
  });
});

test('a model that still loads is said, and does not ask for a golfer that it cannot see', () => {
  const sentence = 'Loading what sees your swing. Use the self-timer meanwhile.';
  expect(signal(framing('searching'), { watching: 'loading' })).toMatchObject({
    word: 'Loading',
    shape: 'clock',
    caption: sentence,
    say: sentence,
  });
});

test('a swing is there once it is written, and a swing that cannot be written is not claimed', () => {
  expect(signal({ status: 'kept' }, { keeping: 'writing' }).word).toBe('Recording');
  expect(signal({ status: 'kept' }, { keeping: 'failed' }).word).toBe('Not saved');
  expect(signal({ status: 'lost' }).word).toBe('Not saved');
});

test('a kept swing is counted', () => {
  expect(signal({ status: 'kept' }, { keptCount: 3 }).caption).toBe('Got it. Swing 3 is on your phone.');
});
