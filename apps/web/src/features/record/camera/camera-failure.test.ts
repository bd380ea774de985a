import { expect, it } from 'vitest';
import { type CameraFailure, sayCameraFailure } from './camera-failure.ts';
import { readCameraFailure } from './open-camera.ts';

it.each<[string, CameraFailure]>([
  ['NotAllowedError', 'permission-denied'],
  ['NotFoundError', 'no-camera'],
  ['NotReadableError', 'camera-in-use'],
  ['TypeError', 'camera-failed'],
])('an error named %s means %s, which is said with what to do', (name, failure) => {
  const error = Object.assign(new Error('of a browser'), { name });
  expect(readCameraFailure(error)).toBe(failure);
  expect(sayCameraFailure(failure).message).toMatch(/^[A-Z][^.]+\. .+\.$/);
});
