import { landmarkCount, landmarkIndex, type PoseTrack } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { viewUnderTest } from '../../../../../test/fixtures/finished-analysis.ts';
import { poseToDraw } from './pose-to-draw.ts';

const image = Array.from({ length: landmarkCount }, (): [number, number, number] => [0.5, 0.5, 1]);
image[landmarkIndex.leftShoulder] = [0.6, 0.3, 1];
image[landmarkIndex.rightShoulder] = [0.4, 0.3, 1];
image[landmarkIndex.leftHip] = [0.6, 0.5, 1];
image[landmarkIndex.rightHip] = [0.4, 0.5, 1];

const { events } = viewUnderTest;
const frames = (['top', 'impact'] as const).map((event, frame) => ({
  frame,
  timeS: events[event].timeS,
  image,
  world: null,
}));
const track: PoseTrack = { widthPx: 1000, heightPx: 1000, frames };
const video = { view: viewUnderTest, turns: { shoulders: '75°' }, angles: { impact: { shoulders: 20, spine: 6 } } };
const valuesAt = (timeS: number) => poseToDraw(video, track, timeS)?.lines.map(({ name, text }) => `${name} ${text}`);

test('has the numbers of the report at their moments, and the angle in the picture elsewhere', () => {
  expect(valuesAt(events.top.timeS)).toEqual(['shoulders turn 75°', 'hips tilt 0°', 'spine lean 0°']);
  expect(valuesAt(events.impact.timeS)).toEqual(['shoulders tilt 20°', 'hips tilt 0°', 'spine lean 6°']);
});

test('has nothing to draw where no golfer was found', () => {
  expect(poseToDraw(video, track, events.finish.timeS + 1)).toBeNull();
});
