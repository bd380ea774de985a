import type { FastifyRequest } from 'fastify';

/** How deep causes of causes are told. */
const deepestCause = 5;

/**
 * What the log tells of a failure: its kind, code, sentence and where it came from. Whatever else a driver hangs on its
 * errors stays out: PostgreSQL's `detail` quotes the row.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause } = error;
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number');
  return {
    type: error.name,
    message: error.message,
    ...(code && { code: (error as unknown as { code: string | number }).code }),
    stack: error.stack,
    ...(cause !== undefined && depth < deepestCause && { cause: describeError(cause, depth + 1) }),
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What the log tells of a request: which call it is and the ids in its path. A query string and words in a path are the
 * client's (a search, a reset token, a name) and stay out.
 */
export function describeRequest(request: FastifyRequest): Record<string, unknown> {
  const pattern = request.routeOptions?.url;
  const params = (request.params ?? {}) as Record<string, string>;
  return {
    method: request.method,
    path: pattern?.replaceAll(/:(\w+)/g, (name, key: string) => {
      const value = params[key];
      return value !== undefined && uuid.test(value) ? value : name;
    }),
    remoteAddress: request.ip,
  };
}
