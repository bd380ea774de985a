import type { z } from 'zod';
import { errorBodySchema } from '../error-codes.ts';

/**
 * Who may call. `visitor`: everybody; `member`: a signed-in golfer; `premium`: one who has Premium; `admin`: an admin's
 * own session; `signed`: a machine whose signature is checked.
 */
export type Access = 'visitor' | 'member' | 'premium' | 'admin' | 'signed';

interface RouteParts {
  params?: z.ZodType;
  querystring?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** By status; absent where the answer is a file or a redirection. */
  response?: Readonly<Record<number, z.ZodType>>;
}

interface RouteHead {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `{name}` in the place of parameters, as the specification writes them. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One line for the generated documentation. */
  readonly summary: string;
  /** Carries files, in or out: takes as long as the golfer's link makes it. */
  readonly streams?: true;
}

type WithFailures<P extends RouteParts> = Omit<P, 'response'> & {
  response: P['response'] & { '4xx': typeof errorBodySchema; '5xx': typeof errorBodySchema };
};

export interface RouteContract extends RouteHead {
  readonly schema: RouteParts;
}

/** A call of the API: what goes in, what comes out by status, and who may call. Failures are the same everywhere. */
export function defineRoute<const P extends RouteParts>(
  head: RouteHead,
  parts: P,
): RouteHead & { readonly schema: WithFailures<P> } {
  const response = { ...parts.response, '4xx': errorBodySchema, '5xx': errorBodySchema };
  return { ...head, schema: { ...parts, response } as WithFailures<P> };
}
