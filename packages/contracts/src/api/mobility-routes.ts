import { z } from 'zod/mini';
import { mobilityCheckBodySchema, mobilityCheckSchema } from '../mobility/mobility-check.ts';
import { mobilityVideoAcceptedSchema, mobilityVideoSchema } from '../mobility/mobility-video.ts';
import { idempotencyHeaders, idParams, noContent } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

/** The golfer's mobility checks. */
export const mobilityRoutes = {
  saveMobilityCheck: defineRoute(
    { method: 'POST', path: '/api/mobility-checks', access: 'member', summary: 'Store a mobility check, once per id' },
    { body: mobilityCheckBodySchema, response: { 201: mobilityCheckSchema } },
  ),
  listMobilityChecks: defineRoute(
    { method: 'GET', path: '/api/mobility-checks', access: 'member', summary: 'Mobility checks, newest first' },
    { response: { 200: z.array(mobilityCheckSchema) } },
  ),
  deleteMobilityCheck: defineRoute(
    { method: 'DELETE', path: '/api/mobility-checks/{id}', access: 'member', summary: 'Delete a mobility check' },
    { params: idParams, response: { 204: noContent } },
  ),
  filmMobilityCheck: defineRoute(
    {
      method: 'POST',
      path: '/api/mobility-films',
      access: 'member',
      streams: true,
      summary: 'Film a mobility check: `chestVideo`, `hipsVideo`, or both. Uses no upload',
    },
    { headers: idempotencyHeaders, response: { 202: mobilityVideoAcceptedSchema } },
  ),
  readMobilityVideo: defineRoute(
    {
      method: 'GET',
      path: '/api/mobility-films/{id}',
      access: 'member',
      summary: 'Whether the videos of a mobility check were read, and the check',
    },
    { params: idParams, response: { 200: mobilityVideoSchema } },
  ),
} as const;
