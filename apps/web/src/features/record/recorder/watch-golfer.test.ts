// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { drawStickGolfer, type StickSwing, swingAt } from '../../../../../../packages/swing/test/draw-stick-golfer.ts';
import { camera, kept, open, recorder, searching, status } from '../../../../test/fixtures/open-test-recorder.ts';

const watching = () => recorder.now().watching;
/** Moves the clock by seconds in which the camera shows a picture every second, so that the recorder does not pause. */
async function skip(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(950);
    await camera.play(1 / 30);
  }
}

const posesPerSecond = 30;
/** The model sees a golfer from now on, who stands and then swings. */
function showGolfer(...swings: StickSwing[]): void {
  const clip = { view: 'face-on', hand: 'right', fps: posesPerSecond, durationS: 8, noise: 0.002 } as const;
  const { frames } = drawStickGolfer({ ...clip, swings });
  const startS = performance.now() / 1000;
  camera.detect = (timeS) => frames[Math.round((timeS - startS) * posesPerSecond)] ?? { image: null, world: null };
}

test('poses that stop in the middle of a swing end it, and the self-timer can be used', async () => {
  await open();
  await camera.play(0.5);
  showGolfer(swingAt(2));
  await camera.play(2.8);
  expect(status()).toEqual({ status: 'recording' });
  camera.detect = null;
  await camera.play(2.3);
  expect(status()).toEqual(searching);
  camera.opened = { type: 'failed' };
  await camera.play(4);
  expect([watching(), status()]).toEqual(['unable', searching]);
});

test('a golfer who was ready is not so any more where the model has stopped', async () => {
  await open();
  await camera.play(0.5);
  showGolfer();
  await camera.play(2);
  expect(status()).toEqual({ status: 'framing', framing: 'ready' });
  expect(recorder.now().pose).not.toBeNull();
  camera.detect = null;
  await camera.play(2.3);
  expect([status(), recorder.now().pose]).toEqual([searching, null]);
});

test('a model that no longer answers is started again', async () => {
  await open();
  await camera.play(1);
  expect(camera.workerCount).toBe(1);
  camera.detect = null;
  await camera.play(5.5);
  expect(camera.workerCount).toBe(2);
  expect(watching()).toBe('on');
});

test('a model that takes long for its first picture is waited for', async () => {
  camera.detect = null;
  await open();
  await camera.play(8);
  expect([watching(), camera.workerCount]).toEqual(['on', 1]);
  await camera.play(14);
  expect(watching()).toBe('unable');
});

test('a model that does not run leaves the self-timer', async () => {
  camera.opened = { type: 'failed' };
  await open();
  await camera.play(1);
  expect(watching()).toBe('unable');
  expect(status()).toEqual(searching);
});

test('the self-timer can be used while the model still loads', async () => {
  camera.opened = null;
  await open();
  await camera.play(1);
  expect([watching(), status()]).toEqual(['loading', searching]);
});

test('a model that loads slowly is waited for, though not for ever', async () => {
  camera.opened = null;
  await open();
  await camera.play(1);
  await skip(170);
  expect([watching(), camera.workerCount]).toEqual(['loading', 1]);
  await skip(15);
  expect(watching()).toBe('not-loaded');
});

test('a model that did not arrive is loaded again, while camera and self-timer go on', async () => {
  camera.opened = { type: 'not-loaded' };
  await open();
  await camera.play(1);
  expect(watching()).toBe('not-loaded');
  recorder.film(2);
  await camera.play(3);
  await vi.advanceTimersByTimeAsync(200);
  expect(kept).toHaveLength(1);
  camera.opened = { type: 'opened' };
  recorder.watch();
  expect(watching()).toBe('loading');
  await camera.play(1);
  expect(watching()).toBe('on');
  expect(camera.workerCount).toBe(2);
  expect(camera.tracks).toHaveLength(1);
});

test('a model that did not arrive is loaded again with the camera, after a pause', async () => {
  camera.opened = { type: 'not-loaded' };
  await open();
  await camera.play(1);
  camera.track.mute(true);
  recorder.resume();
  expect(watching()).toBe('loading');
});

test('the model is not loaded before the golfer agrees, and then stays with a camera that is opened again', async () => {
  await open('motion', false);
  await camera.play(1);
  expect(watching()).toBe('off');
  expect(status()).toEqual(searching);
  expect(camera.workerCount).toBe(0);
  recorder.watch();
  await camera.play(1);
  expect(watching()).toBe('on');
  expect(camera.workerCount).toBe(1);
  camera.track.mute(true);
  recorder.resume();
  await vi.advanceTimersByTimeAsync(50);
  expect(camera.workerCount).toBe(2);
});

test('a golfer who agrees twice, or before the camera is open, loads the model once', async () => {
  const opening = open('motion', false);
  recorder.watch();
  recorder.watch();
  await opening;
  await camera.play(1);
  recorder.watch();
  await camera.play(1);
  expect(camera.workerCount).toBe(1);
});
