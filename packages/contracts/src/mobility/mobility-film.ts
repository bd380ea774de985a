import { z } from 'zod/mini';
import { mobilityCheckSchema, turnSummarySchema } from './mobility-check.ts';

/** Tests that are filmed: the club is held wide across the chest, or across the hips. */
export const filmTests = ['chest', 'hips'] as const;
export const filmTestSchema = z.enum(filmTests);
export type FilmTest = z.infer<typeof filmTestSchema>;

/** Faults that a decoded film can have. */
export type FilmProblem = 'no-golfer' | 'no-turn';

/** Why a film was not read: the video is at fault, or our last attempt failed. */
export const filmFailureSchema = z.enum([
  'invalid-media',
  'picture-too-large',
  'too-long',
  'too-short',
  'frame-rate-too-high',
  'too-many-streams',
  'no-golfer',
  'no-turn',
  'analysis-failed',
]);
export type FilmFailure = z.infer<typeof filmFailureSchema>;

/** Per test: what was read, or why not; both null for a test that was not filmed. */
export const readFilmSchema = z.object({
  turns: z.nullable(turnSummarySchema),
  failure: z.nullable(filmFailureSchema),
});
export const readFilmsSchema = z.object({ chest: readFilmSchema, hips: readFilmSchema });
export type ReadFilms = z.infer<typeof readFilmsSchema>;

/** Answer of POST /api/mobility-films. */
export const mobilityFilmAcceptedSchema = z.object({ id: z.uuid() });

/** Answer of GET /api/mobility-films/{id}. */
export const mobilityFilmSchema = z.object({
  id: z.uuid(),
  /** False while the films wait or are being read. */
  isRead: z.boolean(),
  failures: z.object({ chest: z.nullable(filmFailureSchema), hips: z.nullable(filmFailureSchema) }),
  /** The check with what could be read; null while nothing was, and if nothing could be. */
  check: z.nullable(mobilityCheckSchema),
});
export type MobilityFilm = z.infer<typeof mobilityFilmSchema>;
