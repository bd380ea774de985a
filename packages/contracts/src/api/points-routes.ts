import { z } from 'zod/mini';
import {
  lastMonthSchema,
  leaderboardEntrySchema,
  monthlyPositionSchema,
  standingSchema,
  streakSchema,
  workoutDaySchema,
} from '../training/points.ts';
import { idParams, userParams } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

const readLeaderboard = (path: '/api/leaderboard' | '/api/monthly-leaderboard') =>
  defineRoute(
    { method: 'GET', path, access: 'member', summary: 'The top 50 of the month' },
    { response: { 200: z.array(leaderboardEntrySchema) } },
  );

/** First day (a Sunday) of a US Central week. */
const weekParams = z.object({ week: z.iso.date() });

export const pointsRoutes = {
  readLeaderboard: readLeaderboard('/api/leaderboard'),
  readMonthlyLeaderboard: readLeaderboard('/api/monthly-leaderboard'),
  readStanding: defineRoute(
    {
      method: 'GET',
      path: '/api/leaderboard/standing',
      access: 'member',
      summary: 'The caller between the golfers next to them, this month',
    },
    { response: { 200: standingSchema } },
  ),
  readLastMonth: defineRoute(
    { method: 'GET', path: '/api/leaderboard/last-month', access: 'member', summary: 'The final table of last month' },
    { response: { 200: lastMonthSchema } },
  ),
  readMonthlyPosition: defineRoute(
    {
      method: 'GET',
      path: '/api/users/{id}/monthly-position',
      access: 'member',
      summary: 'The caller’s rank this month',
    },
    { params: idParams, response: { 200: monthlyPositionSchema } },
  ),
  listWorkoutDays: defineRoute(
    { method: 'GET', path: '/api/user-sessions/{userId}', access: 'member', summary: 'Days with a workout' },
    { params: userParams, response: { 200: z.array(workoutDaySchema) } },
  ),
  readStreak: defineRoute(
    { method: 'GET', path: '/api/streak', access: 'member', summary: 'The caller’s streak and the weeks of a year' },
    { response: { 200: streakSchema } },
  ),
  pauseWeek: defineRoute(
    {
      method: 'PUT',
      path: '/api/streak/pauses/{week}',
      access: 'member',
      summary: 'Pause a week before it ends: it neither breaks nor extends the streak',
    },
    { params: weekParams, response: { 200: streakSchema } },
  ),
  resumeWeek: defineRoute(
    {
      method: 'DELETE',
      path: '/api/streak/pauses/{week}',
      access: 'member',
      summary: 'Take back a pause before its week ends',
    },
    { params: weekParams, response: { 200: streakSchema } },
  ),
} as const;
