import type { AnyRecord, Kind } from '../state/record-kinds.ts';

/** What an answer leaves out unless it is asked for by `expand`. */
export const onlyWhenExpanded: Partial<Record<Kind, readonly string[]>> = {
  invoice: ['confirmation_secret', 'payments'],
};

/** A record as an answer or an event shows it. */
export function serializeRecord(record: AnyRecord, asked: readonly string[] = []): Record<string, unknown> {
  const hidden = (onlyWhenExpanded[record.object] ?? []).filter((field) => !asked.includes(field));
  return Object.fromEntries(Object.entries(record).filter(([field]) => !hidden.includes(field)));
}
