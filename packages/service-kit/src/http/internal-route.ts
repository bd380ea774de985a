import { type RouteContract, type UserId, userIdSchema } from '@trueswing/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { readInternalCall } from './internal-call.ts';

/** Dependencies with which signatures of our services are checked. */
interface InternalDeps {
  env: { INTERNAL_SECRET?: string | undefined };
  now: () => Date;
}

/** A contract's path as Fastify's router spells it: `/users/{id}` is `/users/:id`. */
export const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Head of the route of a call that the gateway forwards, under the path that the browser used. */
export function internalRoute<const C extends RouteContract>({ method, path, schema }: C) {
  return { method, url: fastifyPath(path), exposeHeadRoute: false, schema: schema as C['schema'] };
}

/** Rejects calls that are not from our own services, and returns the caller. @throws AppError `forbidden` */
export function assertInternal(
  { env, now }: InternalDeps,
  request: FastifyRequest,
): { userId?: string; email?: string } {
  const { method, url: path, headers } = request;
  const caller =
    env.INTERNAL_SECRET === undefined ? null : readInternalCall(env.INTERNAL_SECRET, { method, path, headers }, now());
  if (!caller) throw new AppError('forbidden');
  return caller;
}

/** Returns the golfer on whose behalf one of our services calls. @throws AppError `forbidden`, `not-signed-in` */
export function readGolfer(deps: InternalDeps, request: FastifyRequest): { userId: UserId; email: string | undefined } {
  const { userId, email } = assertInternal(deps, request);
  const known = userIdSchema.safeParse(userId);
  if (!known.success) throw new AppError('not-signed-in');
  return { userId: known.data, email };
}
