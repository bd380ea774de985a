import type { DailyWorkout, ErrorBody, ExerciseCompleted } from '@trueswing/contracts';
import { addDays, weekOfDay } from '@trueswing/domain';
import fc from 'fast-check';
import type { Golfer, TestGateway } from '../../test-gateway.ts';
import { uploadForm } from '../../test-videos.ts';

/** A phone on which a golfer is signed in, with the workout that it shows. */
export interface Device {
  gateway: TestGateway;
  golfer: Golfer;
  video: Buffer;
  /** The Sunday that begins while the devices act. */
  sunday: string;
  shown: DailyWorkout;
}

/** One act of a device, with its answer. */
export interface Done {
  kind: 'open' | 'complete' | 'upload' | 'pause';
  userId: string;
  /** Day and exercise, club, or week. */
  about: string;
  status: number;
  code: string | undefined;
  points: number | undefined;
}
export type Act = (device: Device) => Promise<Done>;

async function ask(device: Device, kind: Done['kind'], about: string, path: string, call: object) {
  const response = await device.gateway.call(path, { as: device.golfer, ...call });
  const body = (await response.json()) as Partial<ErrorBody & ExerciseCompleted & DailyWorkout>;
  const { code, pointsAwarded: points } = body;
  return { done: { kind, userId: device.golfer.id, about, status: response.status, code, points }, body };
}

const open: Act = async (device) => {
  const { done, body } = await ask(device, 'open', '', '/api/daily-workout/me', {});
  if (done.status === 200) device.shown = body as DailyWorkout;
  return done;
};

/** Completes an exercise of the workout that the device shows, which may be yesterday's by now. */
const complete =
  (nth: number): Act =>
  async (device) => {
    const { day, exercises } = device.shown;
    const exerciseName = exercises[nth % exercises.length]?.name ?? '';
    const json = { exerciseName, day };
    return (await ask(device, 'complete', `${day} ${exerciseName}`, '/api/daily-workout/complete', { json })).done;
  };

const upload =
  (club: string): Act =>
  async (device) => {
    const body = uploadForm({ faceOn: device.video }, { clubSelection: club });
    return (await ask(device, 'upload', club, '/api/swing-analyses', { method: 'POST', body })).done;
  };

/** Pauses the week that ends, or the one that begins. */
const pause =
  (daysBefore: number): Act =>
  async (device) => {
    const week = weekOfDay(addDays(device.sunday, -daysBefore));
    return (await ask(device, 'pause', week, `/api/streak/pauses/${week}`, { method: 'PUT' })).done;
  };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(open) },
  { weight: 5, arbitrary: fc.nat(3).map(complete) },
  { weight: 2, arbitrary: fc.constantFrom('driver', '7-iron').map(upload) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1).map(pause) },
);

/** Acts of one device, in this order. */
export const actsOfDevice: fc.Arbitrary<Act[]> = fc.array(act, { minLength: 6, maxLength: 12 });

/** Codes with which each kind may be refused. */
export const refusals: Readonly<Record<Done['kind'], readonly string[]>> = {
  open: [],
  complete: ['exercise-not-in-workout'],
  upload: ['weekly-upload-limit-reached'],
  pause: ['week-over', 'week-trained'],
};
