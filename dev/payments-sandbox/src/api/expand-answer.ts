import { onlyWhenExpanded, serializeRecord } from '../protocol/serialize-record.ts';
import { invalidRequest } from '../protocol/stripe-error.ts';
import type { AnyRecord, Kind } from '../state/record-kinds.ts';
import type { SandboxState } from '../state/sandbox-state.ts';

const maxDepth = 4;

/** The kind of record that an id names, by the prefix of the id. */
const kindOfPrefix: Record<string, Kind> = {
  cus: 'customer',
  prod: 'product',
  pm: 'payment_method',
  sub: 'subscription',
  in: 'invoice',
  pi: 'payment_intent',
  seti: 'setup_intent',
  ch: 'charge',
};

/** Applies the paths of `expand` (`data.latest_invoice.confirmation_secret`): adds hidden fields and replaces ids by records. */
export function expandAnswer(state: SandboxState, answer: object, paths: readonly string[]): object {
  const split = paths.map((path) => {
    const steps = path.split('.');
    if (steps.length > maxDepth) throw invalidRequest('You cannot expand more than 4 levels of a property', 'expand');
    return steps;
  });
  return expandValue(state, answer, split) as object;
}

function expandValue(state: SandboxState, value: unknown, paths: readonly string[][]): unknown {
  if (Array.isArray(value)) return value.map((item) => expandValue(state, item, paths));
  if (typeof value === 'string') {
    const record = recordOf(state, value);
    if (!record) throw cannotExpand(paths[0]);
    return expandValue(state, record, paths);
  }
  if (typeof value !== 'object' || value === null) return value;
  const heads = new Set(paths.flatMap(([head]) => head ?? []));
  const visible: Record<string, unknown> =
    'id' in value ? serializeRecord(value as AnyRecord, [...heads]) : { ...(value as Record<string, unknown>) };
  for (const [name, inner] of Object.entries(visible)) {
    if (name !== 'data' || !Array.isArray(inner) || heads.has('data')) continue;
    visible.data = inner.map((item) => expandValue(state, item, []));
  }
  for (const head of heads) {
    if (!(head in visible)) throw cannotExpand([head]);
    const rest = paths.filter(([first]) => first === head).map(([, ...steps]) => steps);
    visible[head] = expandField(state, value, head, visible[head], rest);
  }
  return visible;
}

function expandField(
  state: SandboxState,
  owner: object,
  name: string,
  value: unknown,
  rest: readonly string[][],
): unknown {
  const deeper = rest.filter((steps) => steps.length > 0);
  const asked = 'object' in owner && onlyWhenExpanded[owner.object as Kind]?.includes(name);
  if (asked && deeper.length === 0) return value;
  if (value !== null && typeof value === 'object' && deeper.length === 0) throw cannotExpand([name]);
  return expandValue(state, value, deeper);
}

function recordOf(state: SandboxState, id: string): AnyRecord | undefined {
  const kind = kindOfPrefix[id.slice(0, id.indexOf('_'))];
  return kind && state.find(kind, id);
}

const cannotExpand = (path: readonly string[] | undefined) =>
  invalidRequest(`This property cannot be expanded (${path?.join('.') ?? ''}).`, 'expand');
