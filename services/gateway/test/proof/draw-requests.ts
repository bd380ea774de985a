import { type Access, type ApiRouteName, apiRoutes, type RouteContract } from '@trueswing/contracts';
import fc from 'fast-check';
import { inputsOf } from './inputs-of-schema.ts';

export const roles = ['visitor', 'free', 'premium', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Whose things the call is about: the golfer's who is attacked, the caller's own, or something that may not exist. */
export type Aim = 'other' | 'own' | 'nothing';

export interface DrawnRequest {
  readonly name: ApiRouteName;
  readonly role: Role;
  readonly aim: Aim;
  /** Values of the path's parameters where the call is about nothing that exists. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  /** Whether body and query are those of the call's example. */
  readonly isExample: boolean;
  readonly body: unknown;
}

const knownParams = ['me', '1', 'face-on', 'down-the-line', 'top', 'impact', 'driver', '7-iron', '2025-11-01', '0'];
const someParam = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...knownParams) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** Draws requests of some calls, by any caller, with inputs that their contracts take and inputs that they do not. */
export function requestsTo(names: readonly ApiRouteName[]): fc.Arbitrary<DrawnRequest> {
  return fc.oneof(...names.map(requestsOf));
}

function requestsOf(name: ApiRouteName): fc.Arbitrary<DrawnRequest> {
  const { path, method, schema, access }: RouteContract = apiRoutes[name];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? '');
  const { querystring, body } = schema;
  return fc.record({
    name: fc.constant(name),
    role: callersOf(access),
    aim: fc.constantFrom('other', 'own', 'own', 'nothing'),
    params: fc.record(Object.fromEntries(names.map((param) => [param, someParam]))),
    isExample: fc.boolean(),
    query: querystring ? inputsOf(querystring).map(toQuery) : fc.constant(''),
    body: body && !['GET', 'HEAD'].includes(method) ? inputsOf(body) : fc.constant(undefined),
  });
}

/** Anyone may call anything; most calls come from those whom it is for. */
function callersOf(access: Access): fc.Arbitrary<Role> {
  const meant =
    access === 'admin' ? 'admin' : access === 'premium' ? 'premium' : access === 'member' ? 'free' : 'visitor';
  return fc.oneof({ weight: 3, arbitrary: fc.constant(meant) }, { weight: 4, arbitrary: fc.constantFrom(...roles) });
}

function toQuery(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const pairs = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return `?${pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(text(value))}`).join('&')}`;
}
