import type { BallMonth, Measurements, MobilityCheck, ProgressSwing } from '@trueswing/contracts';
import { averageBall } from '@trueswing/swing';
import { filmedView } from '../../swing/test/filmed-view.ts';
import { measured } from '../../swing/test/measured.ts';
import { shotWith } from '../../swing/test/shot-with.ts';
import { plans } from '../src/plans/plan-table.ts';
import type { RecapFacts } from '../src/recap/recap-facts.ts';
import { swingOf } from './swing-of.ts';

const pattern = [-8, -3, 0, 3, 8, 1];

/** A month of six shots with the driver, on four days. */
export const monthOfShots = (month: string, carryYd: number, shots = pattern.length): BallMonth => {
  const hit = pattern.slice(0, shots).map((off) => shotWith({ carryYd: carryYd + off }));
  return { month, clubs: [{ club: 'driver', shots, days: Math.min(4, shots), averages: averageBall(hit) }] };
};

/** A driver swing that was filmed like the others, at noon in US Central. */
export const swingOn = (day: string, hipsDeg: number): ProgressSwing => ({
  id: '5cf1cf1c-6b3d-4d3a-9a55-0f3a52d0a001' as ProgressSwing['id'],
  createdAt: `${day}T18:00:00.000Z`,
  clubSelection: 'driver',
  algorithm: 'test',
  faceOn: filmedView,
  downTheLine: null,
  measurements: hips(hipsDeg),
});

const hips = (deg: number): Measurements => ({
  hipRotationDeg: measured(deg, 8, { interval: { low: deg - 8, high: deg + 8 }, views: 'both' }),
});

const turn = (turnDeg: number) => ({ turnDeg, plusMinusDeg: 3, repetitions: 3 });
export const checkOn = (day: string, hipsDeg: number): MobilityCheck => ({
  id: '5cf1cf1c-6b3d-4d3a-9a55-0f3a52d0a002',
  method: 'phone',
  version: 1,
  createdAt: `${day}T18:00:00.000Z`,
  parts: { chest: null, separation: null, hips: { right: turn(hipsDeg), left: turn(hipsDeg), asymmetryDeg: null } },
});

/** The newest swing: narrow hips, which are its step. */
export const newestSwing: RecapFacts['newest'] = { ...swingOf({ measurements: hips(20) }), analysisId: 'newest' };

/** November 2026 of a golfer with Premium who did nothing, except for some facts. */
export const recapFacts = (facts: Partial<RecapFacts> = {}): RecapFacts => ({
  month: '2026-11-01',
  writtenAt: new Date('2026-12-01T15:00:00Z'),
  plan: plans.premium,
  hasUploadLeft: true,
  swings: [],
  progressSwings: [],
  shotMonths: [],
  checks: [],
  workoutDays: [],
  pausedWeeks: [],
  newest: null,
  stature: null,
  ...facts,
});
