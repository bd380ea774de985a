import type { z } from 'zod/mini';
import type { PlanFeature } from '../billing/plan-features.ts';
import { errorBodySchema } from '../error-codes.ts';

/**
 * Who may call. `visitor`: anyone; `member`: a signed-in golfer; `premium`: a golfer whose plan has the route's
 * feature; `admin`: an admin session; `signed`: a machine whose signature is verified.
 */
export type Access = 'visitor' | 'member' | 'premium' | 'admin' | 'signed';

interface RouteParts {
  params?: z.ZodMiniType;
  querystring?: z.ZodMiniType;
  headers?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** By status; absent if the response is a file or a redirect. */
  response?: Readonly<Record<number, z.ZodMiniType>>;
}

type RouteAccess =
  | { readonly access: Exclude<Access, 'premium'>; readonly feature?: never }
  | { readonly access: 'premium'; readonly feature: PlanFeature };

type RouteHead = RouteAccess & {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for parameters, as in the specification. */
  readonly path: `/api/${string}`;
  /** One line for the generated documentation. */
  readonly summary: string;
  /** Transfers files, so the duration depends on the golfer's connection. */
  readonly streams?: true;
};

type WithFailures<P extends RouteParts> = Omit<P, 'response'> & {
  response: P['response'] & { '4xx': typeof errorBodySchema; '5xx': typeof errorBodySchema };
};

export type RouteContract = RouteHead & { readonly schema: RouteParts };

/** Defines a call of the API: input, output by status, and who may call. Error responses are the same for all calls. */
export function defineRoute<const P extends RouteParts>(
  head: RouteHead,
  parts: P,
): RouteHead & { readonly schema: WithFailures<P> } {
  const response = { ...parts.response, '4xx': errorBodySchema, '5xx': errorBodySchema };
  return { ...head, schema: { ...parts, response } as WithFailures<P> };
}
