import { z } from 'zod/mini';
import { anyText } from '../plain-text.ts';
import { shotJoinSchema, swingShotsSchema } from '../shots/swing-shots.ts';
import { keyFrameCorrectionSchema } from '../swings/key-frame-correction.ts';
import { monthlyAverageSchema } from '../swings/monthly-average.ts';
import { analysisStatusSchema, listedSwingSchema, swingAnalysisSchema } from '../swings/swing-analysis.ts';
import { uploadAcceptedSchema, uploadStatusSchema } from '../swings/video-upload.ts';
import { idempotencyHeaders, idParams, noContent, userParams } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

export const swingRoutes = {
  listSwings: defineRoute(
    {
      method: 'GET',
      path: '/api/swing-analyses/user/{userId}',
      access: 'member',
      summary:
        'Analyses of the caller, newest first; without charts in the plan, numbers of the newest complete one only',
    },
    { params: userParams, response: { 200: z.array(listedSwingSchema) } },
  ),
  readSwing: defineRoute(
    {
      method: 'GET',
      path: '/api/swing-analyses/{id}',
      access: 'member',
      summary: 'Read an analysis; with `status_only`, its status only',
    },
    {
      params: idParams,
      querystring: z.object({ status_only: z.optional(z.enum(['true', 'false'])) }),
      response: { 200: z.union([analysisStatusSchema, swingAnalysisSchema]) },
    },
  ),
  readPreviousSwing: defineRoute(
    {
      method: 'GET',
      path: '/api/swing-analyses/user/{userId}/previous/{id}',
      access: 'premium',
      feature: 'swingComparison',
      summary: 'The last complete analysis with the same club before this one; null when there is none',
    },
    { params: z.extend(userParams, idParams.shape), response: { 200: z.nullable(swingAnalysisSchema) } },
  ),
  readMonthlyAverage: defineRoute(
    {
      method: 'GET',
      path: '/api/swing-analyses/user/{userId}/monthly-average/{club}',
      access: 'member',
      summary: 'Averages of 30 days with one club, with the number of shots and their spread',
    },
    {
      params: z.extend(userParams, { club: anyText() }),
      /** Id of a swing, for the 30 days before it; the last 30 days if missing. */
      querystring: z.object({ swing: z.optional(anyText()) }),
      response: { 200: monthlyAverageSchema },
    },
  ),
  uploadSwing: defineRoute(
    {
      method: 'POST',
      path: '/api/swing-analyses',
      access: 'member',
      streams: true,
      summary: 'Upload a swing: one or two videos and their details',
    },
    {
      headers: idempotencyHeaders,
      response: { 200: uploadAcceptedSchema },
    },
  ),
  correctKeyFrames: defineRoute(
    {
      method: 'PUT',
      path: '/api/swing-analyses/{id}/key-frames',
      access: 'member',
      summary: 'Move key frames; the analysis is computed again from the stored landmarks',
    },
    { params: idParams, body: keyFrameCorrectionSchema, response: { 200: swingAnalysisSchema } },
  ),
  restoreKeyFrames: defineRoute(
    {
      method: 'DELETE',
      path: '/api/swing-analyses/{id}/key-frames',
      access: 'member',
      summary: 'Go back to the key frames that were detected',
    },
    { params: idParams, response: { 200: swingAnalysisSchema } },
  ),
  listSwingShots: defineRoute(
    {
      method: 'GET',
      path: '/api/swing-analyses/{id}/shots',
      access: 'member',
      summary:
        'The imported shot that is joined to a swing, what the time of the video proposes, and the shots near it',
    },
    { params: idParams, response: { 200: swingShotsSchema } },
  ),
  joinShot: defineRoute(
    {
      method: 'PUT',
      path: '/api/swing-analyses/{id}/shot',
      access: 'member',
      summary: 'Join an imported shot to a finished analysis, which then has its numbers and is judged again',
    },
    { params: idParams, body: shotJoinSchema, response: { 200: swingAnalysisSchema } },
  ),
  removeShot: defineRoute(
    {
      method: 'DELETE',
      path: '/api/swing-analyses/{id}/shot',
      access: 'member',
      summary: 'Take the joined shot from an analysis, which then has the numbers that were typed',
    },
    { params: idParams, response: { 200: swingAnalysisSchema } },
  ),
  deleteSwing: defineRoute(
    {
      method: 'DELETE',
      path: '/api/swing-analyses/{id}',
      access: 'member',
      summary: 'Delete an analysis and its files; one in progress is canceled',
    },
    { params: idParams, response: { 204: noContent } },
  ),
  readUploadStatus: defineRoute(
    {
      method: 'GET',
      path: '/api/upload-status/{userId}',
      access: 'member',
      summary: 'Clubs that the caller may upload now',
    },
    { params: userParams, response: { 200: uploadStatusSchema } },
  ),
} as const;
