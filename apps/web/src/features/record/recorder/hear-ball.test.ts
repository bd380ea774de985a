// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeTrack } from '../../../../test/fixtures/browser-camera.ts';
import { BrowserSound } from '../../../../test/fixtures/browser-sound.ts';
import { camera, open, recorder, searching, status } from '../../../../test/fixtures/open-test-recorder.ts';

describe('a microphone', () => {
  let microphone: FakeTrack;
  let sound: BrowserSound;
  beforeEach(() => {
    sound = new BrowserSound();
    microphone = new FakeTrack('audio');
    camera.microphone = microphone;
  });

  test('that stops leaves the motion, while the camera goes on', async () => {
    await open('sound');
    await camera.play(1);
    expect(recorder.now().hasMicrophone).toBe(true);
    sound.change('interrupted');
    expect(recorder.now().hasMicrophone).toBe(false);
    await camera.play(1);
    expect(status()).toEqual(searching);
    expect(camera.tracks).toHaveLength(1);
  });

  test('that a call muted with the camera is heard again when pictures come again, without a question', async () => {
    await open('sound');
    await camera.play(1);
    camera.track.mute(true);
    microphone.mute(true);
    expect(recorder.now().hasMicrophone).toBe(false);
    camera.track.mute(false);
    await camera.play(0.5);
    expect(recorder.now().hasMicrophone).toBe(false);
    microphone.mute(false);
    await camera.play(0.5);
    expect(recorder.now().hasMicrophone).toBe(true);
    expect(camera.asked).toEqual(['both']);
  });

  test('whose sound a call took is heard again when pictures come again', async () => {
    await open('sound');
    await camera.play(1);
    camera.track.mute(true);
    sound.change('interrupted');
    camera.track.mute(false);
    await camera.play(0.5);
    expect(recorder.now().hasMicrophone).toBe(true);
  });

  test('that was refused is not asked for again when pictures come again', async () => {
    camera.refuses = (wanted) => wanted === 'both';
    await open('sound');
    await camera.play(1);
    camera.track.mute(true);
    camera.track.mute(false);
    await camera.play(1);
    expect(recorder.now().hasMicrophone).toBe(false);
    expect(camera.asked).toEqual(['both', 'camera']);
  });

  test('that was taken away stays away, and the motion keeps swings', async () => {
    await open('sound');
    await camera.play(1);
    microphone.stop();
    microphone.dispatchEvent(new Event('ended'));
    camera.track.mute(true);
    camera.track.mute(false);
    await camera.play(1);
    expect(recorder.now().hasMicrophone).toBe(false);
  });

  test('that comes back while the camera is closed is not opened', async () => {
    await open('sound');
    microphone.mute(true);
    recorder.close();
    microphone.mute(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sound.state).toBe('closed');
  });

  test('that cannot be heard is closed', async () => {
    sound.failing = 'addModule';
    await open('sound');
    expect(recorder.now().hasMicrophone).toBe(false);
    expect(microphone.readyState).toBe('ended');
  });
});
