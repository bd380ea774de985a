import { z } from 'zod/mini';
import { loggedShotSchema } from '../shots/logged-shot.ts';
import {
  loggedShotsQuerySchema,
  shotFilePreviewSchema,
  shotImportResultSchema,
  shotImportSchema,
} from '../shots/shot-file.ts';
import { idParams, noContent } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

/** Files of launch monitors, and the shots that came with them. A file is sent as a form with `file` and `options`. */
export const shotFileRoutes = {
  previewShotFile: defineRoute(
    {
      method: 'POST',
      path: '/api/shot-files/preview',
      access: 'member',
      streams: true,
      summary: 'What a launch monitor’s file says, without storing anything',
    },
    { response: { 200: shotFilePreviewSchema } },
  ),
  importShotFile: defineRoute(
    {
      method: 'POST',
      path: '/api/shot-imports',
      access: 'member',
      streams: true,
      summary: 'Store the shots of a launch monitor’s file; those that are there already are skipped',
    },
    { response: { 200: shotImportResultSchema } },
  ),
  listShotImports: defineRoute(
    { method: 'GET', path: '/api/shot-imports', access: 'member', summary: 'Imported files, newest first' },
    { response: { 200: z.array(shotImportSchema) } },
  ),
  deleteShotImport: defineRoute(
    { method: 'DELETE', path: '/api/shot-imports/{id}', access: 'member', summary: 'Delete a file and its shots' },
    { params: idParams, response: { 204: noContent } },
  ),
  listLoggedShots: defineRoute(
    {
      method: 'GET',
      path: '/api/logged-shots',
      access: 'member',
      summary: 'Imported shots with a club: the 50 nearest to a moment, or the newest',
    },
    { querystring: loggedShotsQuerySchema, response: { 200: z.array(loggedShotSchema) } },
  ),
} as const;
