import { z } from 'zod/mini';

/** Failures that another attempt cannot fix: the video is at fault. */
export const terminalAnalysisCodes = [
  'invalid-media',
  'picture-too-large',
  'frame-rate-too-high',
  'too-many-streams',
  'too-long',
  'too-short',
  'no-golfer',
  'no-swing',
  'partial-swing',
  'no-address',
  'no-impact',
  'too-far',
  'wrong-view',
  'camera-moves',
] as const;
export type TerminalAnalysisCode = (typeof terminalAnalysisCodes)[number];

/** Why an analysis failed: the video is at fault, or our last attempt failed. */
export const analysisFailureCodeSchema = z.enum([...terminalAnalysisCodes, 'analysis-timeout', 'analysis-failed']);
export type AnalysisFailureCode = z.infer<typeof analysisFailureCodeSchema>;

/** Why an analysis cannot be shown: it failed, or this version cannot read its result. */
export const shownFailureCodeSchema = z.enum([...analysisFailureCodeSchema.options, 'analysis-unreadable']);
export type ShownFailureCode = z.infer<typeof shownFailureCodeSchema>;
