import type { AnyRecord, Kind } from '../state/record-kinds.ts';

/** Fields that an answer contains only if `expand` names them. */
export const onlyWhenExpanded: Partial<Record<Kind, readonly string[]>> = {
  invoice: ['confirmation_secret', 'payments'],
};

/** A record as an answer or an event contains it. */
export function serializeRecord(record: AnyRecord, expanded: readonly string[] = []): Record<string, unknown> {
  const hidden = (onlyWhenExpanded[record.object] ?? []).filter((field) => !expanded.includes(field));
  return Object.fromEntries(Object.entries(record).filter(([field]) => !hidden.includes(field)));
}
