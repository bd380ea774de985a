// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import {
  camera,
  interrupted,
  kept,
  open,
  recorder,
  searching,
  startRecorder,
  status,
} from '../../../../test/fixtures/open-test-recorder.ts';
import { isFilmed } from './open-recorder.ts';

describe('a muted camera', () => {
  test('pauses, and goes on when it shows pictures again', async () => {
    await open();
    await camera.play(1);
    expect(status()).toEqual(searching);
    camera.track.mute(true);
    expect(status()).toEqual(interrupted);
    camera.track.mute(false);
    expect(status()).toEqual(searching);
    expect(camera.tracks).toHaveLength(1);
  });

  test('is opened again by Go on', async () => {
    await open();
    await camera.play(1);
    camera.track.mute(true);
    recorder.resume();
    await vi.advanceTimersByTimeAsync(50);
    await camera.play(1);
    expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'live']);
    expect(status()).toEqual(searching);
  });

  test('is noticed also while the rest opens', async () => {
    startRecorder();
    vi.stubGlobal('VideoEncoder', {
      isConfigSupported: async () => {
        camera.track.mute(true);
        return { supported: true };
      },
    });
    await vi.advanceTimersByTimeAsync(50);
    expect(status()).toEqual(interrupted);
  });
});

test('a camera that ends while the rest opens pauses, and is opened again by Go on', async () => {
  const { VideoEncoder: encoder } = globalThis;
  startRecorder();
  vi.stubGlobal('VideoEncoder', {
    isConfigSupported: async () => {
      camera.track.stop();
      return { supported: true };
    },
  });
  await vi.advanceTimersByTimeAsync(50);
  expect(status()).toEqual(interrupted);
  vi.stubGlobal('VideoEncoder', encoder);
  recorder.resume();
  await vi.advanceTimersByTimeAsync(50);
  await camera.play(1);
  expect(status()).toEqual(searching);
});

describe('the camera is closed where', () => {
  test('the browser cannot record', async () => {
    camera.canEncode = false;
    await open();
    expect(status()).toEqual({ status: 'failed', failure: 'unsupported' });
    expect(camera.track.readyState).toBe('ended');
  });

  test('a later part does not open, and Try Again opens it', async () => {
    const { Worker: worker } = globalThis;
    vi.stubGlobal('Worker', undefined);
    await open();
    expect(status()).toEqual({ status: 'failed', failure: 'camera-failed' });
    expect(camera.track.readyState).toBe('ended');
    vi.stubGlobal('Worker', worker);
    recorder.resume();
    await vi.advanceTimersByTimeAsync(50);
    await camera.play(1);
    expect(status()).toEqual(searching);
  });

  test('the screen is left while it opens', async () => {
    startRecorder();
    recorder.close();
    await vi.advanceTimersByTimeAsync(50);
    expect(camera.track.readyState).toBe('ended');
    expect(camera.workerCount).toBe(0);
  });
});

describe('pictures', () => {
  test('that stop pause the recorder, and Go on opens the camera', async () => {
    await open();
    await camera.play(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(status()).toEqual(searching);
    await vi.advanceTimersByTimeAsync(1100);
    expect(status()).toEqual(interrupted);
    recorder.resume();
    await vi.advanceTimersByTimeAsync(50);
    await camera.play(1);
    expect(status()).toEqual(searching);
  });

  test('that cannot be encoded end the recorder, and none stays open', async () => {
    await open();
    await camera.play(0.5);
    camera.encodeFails = true;
    await camera.play(0.1);
    expect(status()).toEqual({ status: 'failed', failure: 'camera-failed' });
    expect(camera.frames.slice(0, 16).every(({ isClosed }) => isClosed)).toBe(true);
  });

  test('of a browser that gives pages none are named', async () => {
    Reflect.deleteProperty(globalThis, 'MediaStreamTrackProcessor');
    await open();
    expect(status()).toEqual({ status: 'failed', failure: 'unsupported' });
    expect(camera.track.readyState).toBe('ended');
  });
});

test.each([
  ['within what the self-timer films', { startS: 12, finishS: 14 }, true],
  ['that began before', { startS: 9.5, finishS: 12 }, false],
  ['that ends afterwards', { startS: 15, finishS: 16.5 }, false],
])('a swing %s is kept once', (_, swing, expected) => {
  expect(isFilmed(swing, { startS: 10, endS: 16 })).toBe(expected);
  expect(isFilmed(swing, null)).toBe(false);
});

test('a recording whose start the camera did not show is shown as lost, and not kept', async () => {
  await open();
  const statuses = new Set<string>();
  recorder.subscribe(() => statuses.add(status().status));
  recorder.film(2);
  await vi.advanceTimersByTimeAsync(1000);
  await camera.play(3);
  await vi.advanceTimersByTimeAsync(200);
  expect(statuses).toContain('lost');
  expect(statuses).not.toContain('kept');
  expect(kept).toEqual([]);
});

test.each([
  ['a call', () => camera.track.dispatchEvent(new Event('ended'))],
  [
    'the lock screen',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  ['a camera that shows no more pictures', () => undefined],
])('a recording that %s cuts short is not kept', async (_, end) => {
  await open();
  await camera.play(1);
  recorder.film(3);
  await camera.play(1.5);
  end();
  await vi.advanceTimersByTimeAsync(8_000);
  vi.restoreAllMocks();
  expect(kept).toEqual([]);
});

test('a recording that is whole is kept', async () => {
  await open();
  await camera.play(1);
  recorder.film(2);
  await camera.play(3);
  await vi.advanceTimersByTimeAsync(200);
  expect(kept).toHaveLength(1);
});
