import type { AnyRecord, Kind } from '../state/record-kinds.ts';
import type { Books } from '../state/sandbox-state.ts';
import { onlyWhenExpanded, shown } from '../webhooks/record-event.ts';
import { invalidRequest } from './stripe-error.ts';

const maxDepth = 4;

/** Ids that an answer may hold, by the start of their name. */
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

/** The answer with what `expand` names in it (`data.latest_invoice.confirmation_secret`); 400 for what cannot be expanded. */
export function expandAnswer(books: Books, answer: object, paths: readonly string[]): object {
  const split = paths.map((path) => {
    const steps = path.split('.');
    if (steps.length > maxDepth) throw invalidRequest('You cannot expand more than 4 levels of a property', 'expand');
    return steps;
  });
  return expandValue(books, answer, split) as object;
}

function expandValue(books: Books, value: unknown, paths: readonly string[][]): unknown {
  if (Array.isArray(value)) return value.map((item) => expandValue(books, item, paths));
  if (typeof value === 'string') {
    const record = recordOf(books, value);
    if (!record) throw cannotExpand(paths[0]);
    return expandValue(books, record, paths);
  }
  if (typeof value !== 'object' || value === null) return value;
  const heads = new Set(paths.flatMap(([head]) => head ?? []));
  const visible: Record<string, unknown> =
    'id' in value ? shown(value as AnyRecord, [...heads]) : { ...(value as Record<string, unknown>) };
  for (const [name, inner] of Object.entries(visible)) {
    if (name !== 'data' || !Array.isArray(inner) || heads.has('data')) continue;
    visible.data = inner.map((item) => expandValue(books, item, []));
  }
  for (const head of heads) {
    if (!(head in visible)) throw cannotExpand([head]);
    const rest = paths.filter(([first]) => first === head).map(([, ...steps]) => steps);
    visible[head] = expandField(books, value, head, visible[head], rest);
  }
  return visible;
}

function expandField(books: Books, owner: object, name: string, value: unknown, rest: readonly string[][]): unknown {
  const deeper = rest.filter((steps) => steps.length > 0);
  const asked = 'object' in owner && onlyWhenExpanded[owner.object as Kind]?.includes(name);
  if (asked && deeper.length === 0) return value;
  if (value !== null && typeof value === 'object' && deeper.length === 0) throw cannotExpand([name]);
  return expandValue(books, value, deeper);
}

function recordOf(books: Books, id: string): AnyRecord | undefined {
  const kind = kindOfPrefix[id.slice(0, id.indexOf('_'))];
  return kind && books.find(kind, id);
}

const cannotExpand = (path: readonly string[] | undefined) =>
  invalidRequest(`This property cannot be expanded (${path?.join('.') ?? ''}).`, 'expand');
