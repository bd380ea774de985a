import { z } from 'zod/mini';
import { progressSwingSchema } from '../swings/progress-swing.ts';
import { userParams } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

/** Apart from the other calls about swings: only one screen calls it, and the others need not load it. */
export const progressRoutes = {
  listProgress: defineRoute(
    {
      method: 'GET',
      path: '/api/swing-analyses/user/{userId}/progress',
      access: 'premium',
      feature: 'swingComparison',
      summary: 'Complete analyses of the last 26 weeks, newest first, with what their changes are judged by',
    },
    { params: userParams, response: { 200: z.array(progressSwingSchema) } },
  ),
} as const;
