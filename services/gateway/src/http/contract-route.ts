import type { Access, PlanFeature, RouteContract } from '@trueswing/contracts';
import { fastifyPath } from '@trueswing/service-kit';
import type { z } from 'zod/mini';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call, from the contract; routes outside /api have none. */
    access?: Access;
    /** For `premium`: what the golfer's plan must have. */
    feature?: PlanFeature | undefined;
    /** Transfers files: slow because of the client's link, not because of this service. */
    streams?: boolean;
    /** Changes something, but nothing of any session. */
    endsNoSession?: boolean;
    /** Admins may make the call before they have set up the second factor that they must have. */
    needsNoSecondFactor?: boolean;
    /** For the documentation: the multipart form that the route reads itself. */
    form?: z.ZodMiniObject;
  }
}

/** Time limit of a whole request: 100 MB at 1 Mbit/s, the link of a driving range. A silent connection ends much sooner. */
export const streamTimeoutMs = 900_000;

/** A contract as the head of a Fastify route: `app.route({ ...contractRoute(apiRoutes.readUser), handler })`. */
export function contractRoute<const C extends RouteContract>({
  method,
  path,
  access,
  feature,
  summary,
  streams,
  schema,
}: C) {
  return {
    method,
    url: fastifyPath(path),
    // The documentation leaves out HEAD otherwise, as what comes with GET.
    config: { access, feature, streams: streams === true, swagger: { exposeHeadRoute: method === 'HEAD' } },
    ...(streams && { handlerTimeout: streamTimeoutMs }),
    // Clients request files in ranges, not with HEAD.
    exposeHeadRoute: false,
    // The documentation groups calls by the first word of their paths.
    schema: { ...(schema as C['schema']), summary, tags: [path.split('/')[2] ?? ''] },
  };
}

/** The same for a call that an admin makes before the second factor that all must have is set up. */
export function withoutSecondFactor<const C extends RouteContract>(contract: C) {
  const route = contractRoute(contract);
  return { ...route, config: { ...route.config, needsNoSecondFactor: true } };
}
