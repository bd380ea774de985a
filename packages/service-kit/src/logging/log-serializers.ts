import type { FastifyRequest } from 'fastify';

/** Number of causes of causes that are logged. */
const deepestCause = 5;

/**
 * Selects what is logged of a failure: type, code, message and stack. Other properties that a driver adds to its errors stay out:
 * PostgreSQL's `detail` quotes the row.
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
 * Selects what is logged of a request: method, route and the ids in its path. Query strings and words in a path come from the
 * client (a search, a reset token, a name) and stay out.
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
