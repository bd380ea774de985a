import type { Access, RouteContract } from '@trueswing/contracts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call, by the contract; routes outside /api have none. */
    access?: Access;
  }
}

/** A contract as the head of a Fastify route: `app.route({ ...contractRoute(apiRoutes.readUser), handler })`. */
export function contractRoute<const C extends RouteContract>({ method, path, access, summary, schema }: C) {
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access },
    // A file is asked for in ranges, not by HEAD.
    exposeHeadRoute: false,
    schema: { ...(schema as C['schema']), summary },
  };
}
