import { z } from 'zod/mini';
import { changeGoalBodySchema, goalSchema, setGoalBodySchema } from '../goals/goal.ts';
import { idParams } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

/** The golfer's goals. Those who have lost Premium read, change and give up theirs: only a new one needs swings to come. */
export const goalRoutes = {
  listGoals: defineRoute(
    { method: 'GET', path: '/api/goals', access: 'member', summary: 'Goals, newest first; at most the first is open' },
    { response: { 200: z.array(goalSchema) } },
  ),
  setGoal: defineRoute(
    {
      method: 'POST',
      path: '/api/goals',
      access: 'premium',
      feature: 'swingComparison',
      summary: 'Set a goal from an analysis. There is one open goal at a time',
    },
    { body: setGoalBodySchema, response: { 201: goalSchema } },
  ),
  changeGoal: defineRoute(
    { method: 'PATCH', path: '/api/goals/{id}', access: 'member', summary: 'Change target or date of the open goal' },
    { params: idParams, body: changeGoalBodySchema, response: { 200: goalSchema } },
  ),
  giveUpGoal: defineRoute(
    { method: 'DELETE', path: '/api/goals/{id}', access: 'member', summary: 'Give up the open goal' },
    { params: idParams, response: { 200: goalSchema } },
  ),
} as const;
