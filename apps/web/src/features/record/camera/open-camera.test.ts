// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserCamera, FakeTrack } from '../../../../test/fixtures/browser-camera.ts';
import { CameraError, openCamera } from './open-camera.ts';

let camera: BrowserCamera;

beforeEach(() => {
  camera = new BrowserCamera();
  camera.microphone = new FakeTrack('audio');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'permissions');
  vi.unstubAllGlobals();
});

test('a golfer who refuses camera and microphone together is asked once', async () => {
  camera.knowsPermissions({ camera: 'denied', microphone: 'denied' });
  camera.refuses = () => true;
  await expect(openCamera(true)).rejects.toEqual(new CameraError('permission-denied'));
  expect(camera.asked).toEqual(['both']);
});

describe('a question without an answer is no refusal:', () => {
  beforeEach(() => camera.knowsPermissions({ camera: 'prompt', microphone: 'prompt' }));

  test('the camera alone is asked for, and opens', async () => {
    camera.refuses = (wanted) => wanted === 'both';
    expect((await openCamera(true)).audio).toBeNull();
    expect(camera.asked).toEqual(['both', 'camera']);
  });

  test.each([true, false])('a second one is said as such, with sound wanted: %s', async (wantsSound) => {
    camera.refuses = () => true;
    await expect(openCamera(wantsSound)).rejects.toEqual(new CameraError('unanswered'));
    expect(camera.asked.at(-1)).toBe('camera');
  });
});

describe('the camera is opened alone where the microphone', () => {
  const refusesSound = () => {
    camera.refuses = (wanted) => wanted === 'both';
  };

  test.each<[string, { camera: PermissionState; microphone: PermissionState } | null]>([
    ['is blocked for the site', { camera: 'prompt', microphone: 'denied' }],
    ['is refused by the phone, and the camera is allowed', { camera: 'granted', microphone: 'granted' }],
    ['is refused in a browser that does not tell by whom', null],
  ])('%s', async (_, states) => {
    camera.knowsPermissions(states);
    refusesSound();
    expect((await openCamera(true)).audio).toBeNull();
    expect(camera.asked).toEqual(['both', 'camera']);
  });

  test('is refused in a browser without permissions', async () => {
    refusesSound();
    expect((await openCamera(true)).audio).toBeNull();
  });

  test('is missing', async () => {
    camera.knowsPermissions({ camera: 'prompt', microphone: 'prompt' });
    camera.microphone = null;
    expect((await openCamera(true)).audio).toBeNull();
    expect(camera.asked).toEqual(['both', 'camera']);
  });
});
