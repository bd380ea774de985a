import { z } from 'zod/mini';
import { anyText } from '../plain-text.ts';
import { recapAnswerSchema, recapMonthsSchema } from '../recaps/recap.ts';
import { defineRoute } from './route-contract.ts';

/** Recaps of the golfer's months, each written once after the month has ended. */
export const recapRoutes = {
  listRecaps: defineRoute(
    { method: 'GET', path: '/api/recaps', access: 'member', summary: 'Months that have a recap, newest first' },
    { response: { 200: recapMonthsSchema } },
  ),
  readRecap: defineRoute(
    {
      method: 'GET',
      path: '/api/recaps/{month}',
      access: 'member',
      summary: 'What the golfer did in a month, named by its first day, and what had really changed by its end',
    },
    { params: z.object({ month: anyText() }), response: { 200: recapAnswerSchema } },
  ),
} as const;
