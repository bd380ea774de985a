import { onlyWhenExpanded, serializeRecord } from '../protocol/serialize-record.ts';
import { invalidRequest } from '../protocol/stripe-error.ts';
import type { AnyRecord, Kind } from '../state/record-kinds.ts';
import type { SandboxState } from '../state/sandbox-state.ts';

/** The kind of record that an id names, by the prefix of the id. */
const kindOfPrefix: Record<string, Kind> = {
  cus: 'customer',
  pm: 'payment_method',
  sub: 'subscription',
  in: 'invoice',
  pi: 'payment_intent',
  seti: 'setup_intent',
  ch: 'charge',
};

/** Applies the paths of `expand` (`data.latest_invoice.confirmation_secret`): adds hidden fields and replaces ids by records. */
export const expandAnswer = (state: SandboxState, answer: object, paths: readonly string[]): object =>
  expandValue(
    state,
    answer,
    paths.map((path) => path.split('.')),
  ) as object;

function expandValue(state: SandboxState, value: unknown, paths: readonly string[][]): unknown {
  if (Array.isArray(value)) return value.map((item) => expandValue(state, item, paths));
  if (typeof value === 'string') {
    const kind = kindOfPrefix[value.slice(0, value.indexOf('_'))];
    const record = kind && state.find(kind, value);
    if (!record) throw cannotExpand(paths[0]);
    return expandValue(state, record, paths);
  }
  if (typeof value !== 'object' || value === null) return value;
  const heads = new Set(paths.flatMap(([head]) => head ?? []));
  const hidden = 'object' in value ? onlyWhenExpanded[value.object as Kind] : undefined;
  const visible: Record<string, unknown> =
    'id' in value ? serializeRecord(value as AnyRecord, [...heads]) : { ...(value as Record<string, unknown>) };
  // The elements of a list are records, whose hidden fields are left out even if nothing is expanded.
  if (Array.isArray(visible.data)) heads.add('data');
  for (const head of heads) {
    if (!(head in visible)) throw cannotExpand([head]);
    const deeper = paths.filter(([first, next]) => first === head && next !== undefined).map(([, ...steps]) => steps);
    const isWhole = hidden?.includes(head) || head === 'data';
    if (!isWhole && deeper.length === 0 && typeof visible[head] === 'object') {
      if (visible[head] !== null) throw cannotExpand([head]);
      continue;
    }
    if (!hidden?.includes(head) || deeper.length > 0) visible[head] = expandValue(state, visible[head], deeper);
  }
  return visible;
}

const cannotExpand = (path: readonly string[] | undefined) =>
  invalidRequest(`This property cannot be expanded (${path?.join('.') ?? ''}).`, 'expand');
