import { apiVersion } from '../protocol/api-version.ts';
import { serializeRecord } from '../protocol/serialize-record.ts';
import type { AnyRecord, RecordKinds } from '../state/record-kinds.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { SandboxEventType } from '../state/session-records.ts';

/** Records an event with the current record, and its pending delivery. */
export function recordEvent(state: SandboxState, type: SandboxEventType, record: AnyRecord, previous?: object): void {
  const event = state.put({
    id: state.newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: state.nowSeconds,
    data: { object: serializeRecord(record), ...(previous && { previous_attributes: previous }) },
    type,
  } satisfies RecordKinds['event']);
  state.put({ id: event.id, object: 'sandbox.delivery', attempts: 0, deliveredAtMs: null, nextAttemptAtMs: 0 });
}
