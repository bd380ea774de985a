import { type LoggedField, type LoggedShot, loggedFields } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { toFields } from './shot-choice.tsx';

const numbers = Object.fromEntries(loggedFields.map((field) => [field, null])) as Record<LoggedField, null>;
const shot: LoggedShot = {
  id: 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d11',
  club: '7-iron',
  hitAt: '2026-11-20T10:00:00.000Z',
  ...numbers,
  clubSpeedMph: 84.109,
  ballSpeedMph: 116.32,
  carryYd: 158.246,
  totalYd: 166,
};

it('a shot fills the fields that the form asks for, in its digits', () => {
  expect(toFields(shot, '7-iron')).toMatchObject({
    clubSpeedMph: '84.1',
    ballSpeedMph: '116.3',
    carryYd: '158',
    // Asked with the driver only.
    totalYd: '',
    faceAngleDeg: '',
  });
  expect(toFields(shot, 'driver')).toMatchObject({ totalYd: '166' });
});

it('a number beyond the bounds of the form stays empty', () => {
  expect(toFields({ ...shot, spinRpm: 9_400, launchAngleDeg: -2 }, '7-iron')).toMatchObject({
    spinRpm: '',
    launchAngleDeg: '',
  });
});
