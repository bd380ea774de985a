import { z } from 'zod/mini';
import { anyText } from '../plain-text.ts';
import {
  completeExerciseBodySchema,
  dailyWorkoutSchema,
  exerciseCompletedSchema,
  exerciseLogBodySchema,
  exerciseLogSchema,
  exerciseSchema,
  swapExerciseBodySchema,
  videoEmbedSchema,
} from '../training/workouts.ts';
import { fileBody, idempotencyHeaders, noContent, userParams } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

export const workoutRoutes = {
  readDailyWorkout: defineRoute(
    { method: 'GET', path: '/api/daily-workout/{userId}', access: 'member', summary: 'Today’s workout' },
    // Without an analysis there is none, which is no failure: browsers write a failed call into their console.
    { params: userParams, response: { 200: dailyWorkoutSchema, 204: noContent } },
  ),
  generateWorkout: defineRoute(
    {
      method: 'POST',
      path: '/api/generate-workout',
      access: 'premium',
      feature: 'workoutChanges',
      summary: 'Plan today’s workout again, once a day',
    },
    { response: { 200: dailyWorkoutSchema } },
  ),
  completeExercise: defineRoute(
    {
      method: 'POST',
      path: '/api/daily-workout/complete',
      access: 'premium',
      feature: 'completionRewards',
      summary: 'Complete an exercise of today’s workout',
    },
    { body: completeExerciseBodySchema, response: { 200: exerciseCompletedSchema } },
  ),
  swapExercise: defineRoute(
    {
      method: 'POST',
      path: '/api/daily-workout/swap',
      access: 'premium',
      feature: 'workoutChanges',
      summary: 'Exchange an exercise of today’s workout for an equivalent one',
    },
    { body: swapExerciseBodySchema, response: { 200: dailyWorkoutSchema } },
  ),
  logExercise: defineRoute(
    {
      method: 'POST',
      path: '/api/exercise-logs',
      access: 'premium',
      feature: 'exerciseTracking',
      summary: 'Log sets, reps and weight',
    },
    {
      body: exerciseLogBodySchema,
      headers: idempotencyHeaders,
      response: { 201: exerciseLogSchema },
    },
  ),
  readExerciseHistory: defineRoute(
    {
      method: 'GET',
      path: '/api/exercise-logs/user/authenticated/history/{exerciseName}',
      access: 'premium',
      feature: 'exerciseHistory',
      summary: 'Logged sets of an exercise, newest first',
    },
    { params: z.object({ exerciseName: anyText() }), response: { 200: z.array(exerciseLogSchema) } },
  ),
  listExercises: defineRoute(
    { method: 'GET', path: '/api/exercises', access: 'member', summary: 'The exercise library' },
    { response: { 200: z.array(exerciseSchema) } },
  ),
  readVideoEmbed: defineRoute(
    {
      method: 'GET',
      path: '/api/youtube/embed/{videoId}',
      access: 'premium',
      feature: 'exerciseVideos',
      summary: 'How to embed an exercise’s video',
    },
    { params: z.object({ videoId: anyText() }), response: { 200: videoEmbedSchema } },
  ),
  downloadSpreadsheet: defineRoute(
    {
      method: 'GET',
      path: '/api/download/excel',
      access: 'admin',
      streams: true,
      summary: 'All exercises with their videos, as a spreadsheet',
    },
    { response: { 200: fileBody } },
  ),
} as const;
