import {
  analysisIdSchema,
  analysisStatusSchema,
  errorBodySchema,
  swingAnalysisSchema,
  uploadStatusSchema,
  userIdParamSchema,
} from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { signedInUser } from '../../plugins/session.ts';
import { readUploadStatus } from '../usage/read-usage.ts';
import { deleteSwing } from './delete-swing.ts';
import { readStatus, readSwing, readSwings } from './read-swings.ts';

const failures = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const;
// Whatever is no id names nothing: 404, not a complaint about its form.
const anyText = z.object({ id: z.string() });
const anyUser = z.object({ userId: z.string() });
const query = z.object({ status_only: z.enum(['true', 'false']).optional() });

export function swingRoutes(app: ServiceApp, deps: Deps): void {
  app.get(
    '/api/swing-analyses/user/:userId',
    { schema: { params: anyUser, response: { 200: z.array(swingAnalysisSchema), ...failures } } },
    (request) => readSwings(deps, ownUser(request, request.params.userId)),
  );

  app.get(
    '/api/swing-analyses/:id',
    {
      schema: {
        params: anyText,
        querystring: query,
        response: { 200: z.union([swingAnalysisSchema, analysisStatusSchema]), ...failures },
      },
    },
    (request) => {
      const swing = ownSwing(request, request.params.id);
      return request.query.status_only === 'true' ? readStatus(deps, swing) : readSwing(deps, swing);
    },
  );

  app.delete(
    '/api/swing-analyses/:id',
    { schema: { params: anyText, response: { 204: z.null(), ...failures } } },
    async (request, reply) => {
      await deleteSwing(deps, ownSwing(request, request.params.id));
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/api/upload-status/:userId',
    { schema: { params: anyUser, response: { 200: uploadStatusSchema, ...failures } } },
    (request) => readUploadStatus(deps, ownUser(request, request.params.userId)),
  );
}

/** The caller's own id, `me` and the alias `1` name the caller; nobody else can be named. */
function ownUser(request: FastifyRequest, param: string) {
  const userId = signedInUser(request);
  const named = userIdParamSchema.safeParse(param.toLowerCase());
  if (!named.success || !['1', 'me', userId].includes(named.data)) throw new AppError('not-found');
  return userId;
}

/** An id as the owner's repositories take it. */
export function ownSwing(request: FastifyRequest, param: string) {
  const userId = signedInUser(request);
  const id = analysisIdSchema.safeParse(param);
  if (!id.success) throw new AppError('analysis-not-found');
  return { userId, analysisId: id.data };
}
