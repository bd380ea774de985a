import { z } from 'zod/mini';
import { anyText } from '../plain-text.ts';
import { ballMonthSchema, ballMonthsSchema, landingsSchema } from '../shots/ball-months.ts';
import { defineRoute } from './route-contract.ts';

const monthParams = z.object({ month: anyText() });

/** Averages of the golfer's shots, typed with a swing or imported from a launch monitor's file. */
export const ballRoutes = {
  listBallMonths: defineRoute(
    { method: 'GET', path: '/api/ball/months', access: 'member', summary: 'Months with shots, newest first' },
    { response: { 200: ballMonthsSchema } },
  ),
  readBallMonth: defineRoute(
    {
      method: 'GET',
      path: '/api/ball/months/{month}',
      access: 'member',
      summary: 'Averages with spread for each club in a month, named by its first day',
    },
    { params: monthParams, response: { 200: ballMonthSchema } },
  ),
  readLandings: defineRoute(
    {
      method: 'GET',
      path: '/api/ball/months/{month}/landings/{club}',
      access: 'member',
      summary: 'Where the shots with one club came down in a month',
    },
    { params: z.extend(monthParams, { club: anyText() }), response: { 200: landingsSchema } },
  ),
} as const;
