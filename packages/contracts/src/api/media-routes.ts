import { z } from 'zod/mini';
import { anyText } from '../plain-text.ts';
import { storedTrackSchema } from '../swings/pose-track.ts';
import { swingEventNameSchema, videoViewSchema } from '../swings/swing-measurements.ts';
import { fileBody, idParams } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

const fileResponses = { 200: fileBody, 206: fileBody, 304: fileBody, 416: fileBody } as const;
const viewParams = z.extend(idParams, { view: videoViewSchema });
/** The same files for anyone who has a link to the analysis. */
const sharedParams = z.object({ token: anyText(), view: videoViewSchema });

/** The files of an analysis. */
export const mediaRoutes = {
  readVideo: defineRoute(
    {
      method: 'GET',
      path: '/api/swing-analyses/{id}/video/{view}',
      access: 'member',
      streams: true,
      summary: 'The video (MP4), in ranges',
    },
    { params: viewParams, response: fileResponses },
  ),
  readPoster: defineRoute(
    {
      method: 'GET',
      path: '/api/swing-analyses/{id}/poster/{view}',
      access: 'member',
      streams: true,
      summary: 'A still picture of the swing (JPEG)',
    },
    { params: viewParams, response: fileResponses },
  ),
  readLandmarks: defineRoute(
    {
      method: 'GET',
      path: '/api/swing-analyses/{id}/landmarks/{view}',
      access: 'member',
      streams: true,
      summary: 'The landmarks of each frame (JSON)',
    },
    { params: viewParams, response: { ...fileResponses, 200: storedTrackSchema } },
  ),
  readKeyFrame: defineRoute(
    {
      method: 'GET',
      path: '/api/swing-analyses/{id}/key-frames/{view}/{event}',
      access: 'member',
      streams: true,
      summary: 'A small still of the swing at one of its eight events (JPEG)',
    },
    { params: z.extend(viewParams, { event: swingEventNameSchema }), response: fileResponses },
  ),
  readSharedVideo: defineRoute(
    {
      method: 'GET',
      path: '/api/shared/{token}/video/{view}',
      access: 'visitor',
      streams: true,
      summary: 'The video that a link shows (MP4), in ranges',
    },
    { params: sharedParams, response: fileResponses },
  ),
  readSharedPoster: defineRoute(
    {
      method: 'GET',
      path: '/api/shared/{token}/poster/{view}',
      access: 'visitor',
      streams: true,
      summary: 'A still picture of the swing that a link shows (JPEG)',
    },
    { params: sharedParams, response: fileResponses },
  ),
  readSharedLandmarks: defineRoute(
    {
      method: 'GET',
      path: '/api/shared/{token}/landmarks/{view}',
      access: 'visitor',
      streams: true,
      summary: 'The landmarks of the swing that a link shows (JSON)',
    },
    { params: sharedParams, response: { ...fileResponses, 200: storedTrackSchema } },
  ),
  readSharedKeyFrame: defineRoute(
    {
      method: 'GET',
      path: '/api/shared/{token}/key-frames/{view}/{event}',
      access: 'visitor',
      streams: true,
      summary: 'A small still of the swing that a link shows, at one of its eight events (JPEG)',
    },
    { params: z.extend(sharedParams, { event: swingEventNameSchema }), response: fileResponses },
  ),
} as const;
