import type { z } from 'zod/mini';
import type { RouteContract } from './route-contract.ts';

/** One part of a route's input: required, optional where all of its fields are, absent where the route takes none. */
type InputPart<C extends RouteContract, Part extends string, Name extends string> =
  C['schema'] extends Readonly<Record<Part, infer S extends z.ZodMiniType>>
    ? object extends z.input<S>
      ? { readonly [N in Name]?: z.input<S> }
      : { readonly [N in Name]: z.input<S> }
    : unknown;

/** Input that a caller passes to a route, typed by its contract. A missing parameter is a compile error. */
export type RouteInput<C extends RouteContract> = InputPart<C, 'params', 'params'> &
  InputPart<C, 'querystring', 'query'> &
  InputPart<C, 'headers', 'headers'> &
  InputPart<C, 'body', 'body'>;

/** The body that a route takes. */
export type RouteBody<C extends RouteContract> = RouteInput<C> extends { readonly body: infer B } ? B : never;

type SuccessStatus = 200 | 201 | 202 | 204;

/** Answer of a route when it succeeds, over all of its success statuses. */
export type RouteOutput<C extends RouteContract> = C['schema'] extends { readonly response: infer R }
  ? { [S in keyof R & SuccessStatus]: R[S] extends z.ZodMiniType ? z.output<R[S]> : never }[keyof R & SuccessStatus]
  : never;

/** The parts of an HTTP request. The body is not serialized. */
export interface RouteRequest {
  readonly method: RouteContract['method'];
  /** Path and query, without a host. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Values = Readonly<Record<string, string | number | boolean | undefined>>;
interface LooseInput {
  params?: Values;
  query?: Values;
  headers?: Values;
  body?: unknown;
}

const definedEntries = (values: Values = {}): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

/** Method, URL, headers and body of a call to a route. Throws when a parameter of the path has no value. */
export function routeRequest<C extends RouteContract>(route: C, input: RouteInput<C>): RouteRequest {
  const { params, query, headers, body } = input as LooseInput;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined || value === '') throw new Error(`${route.path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(definedEntries(query)).toString();
  const url = search === '' ? path : `${path}?${search}`;
  return { method: route.method, url, headers: Object.fromEntries(definedEntries(headers)), body };
}

/** The URL of a route, for a link, an image or a video. */
export const routeUrl = <C extends RouteContract>(
  route: C,
  ...[input]: object extends RouteInput<C> ? [input?: RouteInput<C>] : [input: RouteInput<C>]
): string => routeRequest(route, (input ?? {}) as RouteInput<C>).url;

/**
 * Checks the body of a successful answer against the schema that the contract has for its status.
 * Throws for a status that the contract does not name, and a ZodError for a body that breaks it.
 */
export function parseResponse<C extends RouteContract>(route: C, status: number, body: unknown): RouteOutput<C> {
  const schema = route.schema.response?.[status];
  if (!schema) throw new Error(`${route.method} ${route.path} answered with the unknown status ${status}`);
  return schema.parse(body) as RouteOutput<C>;
}
