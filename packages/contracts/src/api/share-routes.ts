import { z } from 'zod/mini';
import { anyText } from '../plain-text.ts';
import {
  createdShareSchema,
  createShareBodySchema,
  sharedSwingSchema,
  shareSchema,
  swingCommentSchema,
  writeCommentBodySchema,
} from '../swings/share.ts';
import { idParams, idText, noContent } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

const tokenParams = z.object({ token: anyText() });

/** Links that show one analysis to a coach, and what the coach writes. */
export const shareRoutes = {
  createShare: defineRoute(
    {
      method: 'POST',
      path: '/api/swing-analyses/{id}/shares',
      access: 'member',
      summary: 'Create a link that shows this analysis to anyone who has it; the answer alone has its token',
    },
    { params: idParams, body: createShareBodySchema, response: { 201: createdShareSchema } },
  ),
  listShares: defineRoute(
    {
      method: 'GET',
      path: '/api/swing-analyses/{id}/shares',
      access: 'member',
      summary: 'Links of an analysis that are valid, newest first',
    },
    { params: idParams, response: { 200: z.array(shareSchema) } },
  ),
  revokeShare: defineRoute(
    {
      method: 'DELETE',
      path: '/api/swing-analyses/{id}/shares/{shareId}',
      access: 'member',
      summary: 'Turn a link off; the comments that came through it stay',
    },
    { params: z.extend(idParams, { shareId: idText() }), response: { 204: noContent } },
  ),
  listComments: defineRoute(
    {
      method: 'GET',
      path: '/api/swing-analyses/{id}/comments',
      access: 'member',
      summary: 'Comments of coaches on an analysis, oldest first',
    },
    { params: idParams, response: { 200: z.array(swingCommentSchema) } },
  ),
  deleteComment: defineRoute(
    {
      method: 'DELETE',
      path: '/api/swing-analyses/{id}/comments/{commentId}',
      access: 'member',
      summary: 'Delete a comment',
    },
    { params: z.extend(idParams, { commentId: idText() }), response: { 204: noContent } },
  ),
  readSharedSwing: defineRoute(
    {
      method: 'GET',
      path: '/api/shared/{token}',
      access: 'visitor',
      summary: 'The analysis that a link shows, without anything about its owner',
    },
    { params: tokenParams, response: { 200: sharedSwingSchema } },
  ),
  writeComment: defineRoute(
    {
      method: 'POST',
      path: '/api/shared/{token}/comments',
      access: 'visitor',
      summary: 'Comment on a moment of the video that a link shows',
    },
    { params: tokenParams, body: writeCommentBodySchema, response: { 201: swingCommentSchema } },
  ),
} as const;
