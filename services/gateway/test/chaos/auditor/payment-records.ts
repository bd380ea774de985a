import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { World } from '../world.ts';

/** Parts of the payment provider's records that the audit reads. */
export interface PaymentRecord {
  id: string;
  object: string;
  /** Id of the customer of a charge or a subscription. */
  customer?: string;
  metadata?: { userId?: string };
  deleted?: boolean;
  paid?: boolean;
  status?: string;
}

/** Reads the newest version of each record from the journal of the payments sandbox, one line for each transaction. */
export function readPaymentRecords({ system }: World): PaymentRecord[] {
  const journal = readFileSync(join(system.dataFolder, 'payments-sandbox/journal.jsonl'), 'utf8');
  const newest = new Map<string, PaymentRecord>();
  for (const line of journal.split('\n').filter(Boolean))
    for (const record of [JSON.parse(line)].flat() as PaymentRecord[])
      newest.set(`${record.object} ${record.id}`, record);
  return [...newest.values()];
}
