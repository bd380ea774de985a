// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserCamera, FakeTrack } from '../../../../test/fixtures/browser-camera.ts';
import { BrowserSound } from '../../../../test/fixtures/browser-sound.ts';
import { openCamera } from '../camera/open-camera.ts';
import { openMicrophone } from './open-microphone.ts';

let sound: BrowserSound;
let track: FakeTrack;
let stops: number;

beforeEach(() => {
  vi.useFakeTimers();
  stops = 0;
  sound = new BrowserSound();
  track = new FakeTrack('audio');
  new BrowserCamera().microphone = track;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(): ReturnType<typeof openMicrophone> {
  const { audio } = await openCamera(true);
  if (!audio) throw new Error('No microphone.');
  return openMicrophone(audio, { onImpact: () => undefined, onStopped: () => stops++ });
}

test.each(['addModule', 'resume', 'node', 'source'] as const)('a context whose %s fails is closed', async (failing) => {
  sound.failing = failing;
  await expect(open()).rejects.toThrow();
  expect(sound.state).toBe('closed');
});

test('a context that does not start is closed', async () => {
  sound.starts = false;
  const opening = expect(open()).rejects.toThrow('does not start');
  await vi.advanceTimersByTimeAsync(2000);
  await opening;
  expect(sound.state).toBe('closed');
});

describe('a microphone that stops is closed, and reported once:', () => {
  test.each<[string, () => void]>([
    ['a call takes the sound', () => sound.change('interrupted')],
    ['it is muted', () => track.mute(true)],
    ['it is taken away', () => track.dispatchEvent(new Event('ended'))],
  ])('%s', async (_, stop) => {
    await open();
    await sound.play(3);
    expect(stops).toBe(0);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stops).toBe(1);
    expect(sound.state).toBe('closed');
  });

  test('it gives no more sound', async () => {
    await open();
    await sound.play(3);
    await vi.advanceTimersByTimeAsync(1500);
    expect(stops).toBe(0);
    await vi.advanceTimersByTimeAsync(1100);
    expect(stops).toBe(1);
    expect(sound.state).toBe('closed');
  });
});

test('a microphone that the page closes reports nothing', async () => {
  const close = await open();
  await sound.play(1);
  close();
  track.mute(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stops).toBe(0);
});
