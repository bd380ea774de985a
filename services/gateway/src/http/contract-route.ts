import type { Access, RouteContract } from '@trueswing/contracts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call, by the contract; routes outside /api have none. */
    access?: Access;
    /** Carries files: slow for want of a link, not for want of us. */
    streams?: boolean;
    /** For documentation: the multipart form that the route reads itself. */
    form?: RouteContract['form'];
  }
}

/** Time for a whole request: 100 MB from a driving range at 1 Mbit/s. A silent connection ends much sooner. */
export const streamTimeoutMs = 900_000;

/** A contract as the head of a Fastify route: `app.route({ ...contractRoute(apiRoutes.readUser), handler })`. */
export function contractRoute<const C extends RouteContract>({
  method,
  path,
  access,
  summary,
  streams,
  form,
  schema,
}: C) {
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access, streams: streams === true, ...(form && { form }) },
    ...(streams && { handlerTimeout: streamTimeoutMs }),
    // A file is asked for in ranges, not by HEAD.
    exposeHeadRoute: false,
    // The documentation groups calls by the first word of their paths.
    schema: { ...(schema as C['schema']), summary, tags: [path.split('/')[2] ?? ''] },
  };
}
