// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findObstacle, requestMotion } from './motion-access.ts';

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('DeviceMotionEvent', Event);
  vi.stubGlobal('DeviceOrientationEvent', Event);
});
afterEach(() => vi.unstubAllGlobals());

/** As an iPhone asks, with these answers. */
function asIphone(motion: () => Promise<string>, orientation: () => Promise<string>) {
  vi.stubGlobal('DeviceMotionEvent', { requestPermission: motion });
  vi.stubGlobal('DeviceOrientationEvent', { requestPermission: orientation });
}
const granted = async () => 'granted';
const refused = () => Promise.reject(new DOMException('not within a tap', 'NotAllowedError'));

it('the sensor check names what stands in the way before any tap', () => {
  expect(findObstacle()).toBeNull();
  vi.stubGlobal('isSecureContext', false);
  expect(findObstacle()).toBe('insecure');
});

it.each([
  ['both allowed', granted, granted, null],
  ['motion denied', async () => 'denied', granted, 'denied'],
  ['motion refused without asking', refused, granted, 'denied'],
  ['orientation refused, which only helps', granted, refused, null],
])('the page asks for the sensors as an iPhone wants it: %s', async (_, motion, orientation, expected) => {
  asIphone(motion, orientation);
  expect(await requestMotion()).toBe(expected);
});

it('the page asks nothing where the browser has no such question', async () => {
  expect(await requestMotion()).toBeNull();
});
