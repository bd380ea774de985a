import { randomBytes } from 'node:crypto';
import type { AnyRecord, Kind, RecordKinds } from './record-kinds.ts';

/** Where the changes of a transaction go before anybody sees them; throws when it cannot keep them. */
export type SaveChanges = (changes: readonly AnyRecord[]) => void;

/**
 * Everything that the sandbox knows, in memory. Records are replaced, never changed in place, and always inside a
 * transaction: all of its changes are kept, or none.
 */
export class SandboxState {
  readonly #tables = new Map<Kind, Map<string, AnyRecord>>();
  readonly #keep: SaveChanges;
  #before: Map<AnyRecord, AnyRecord | undefined> | undefined;
  /** Sandbox time of the transaction, Unix seconds. */
  nowSeconds = 0;

  constructor(kept: Iterable<AnyRecord> = [], keep: SaveChanges = () => undefined) {
    for (const record of kept) this.#table(record.object).set(record.id, record);
    this.#keep = keep;
  }

  find<K extends Kind>(kind: K, id: string): RecordKinds[K] | undefined {
    return this.#table(kind).get(id) as RecordKinds[K] | undefined;
  }

  /** A record that another one names. */
  get<K extends Kind>(kind: K, id: string): RecordKinds[K] {
    const record = this.find(kind, id);
    if (!record) throw new Error(`no ${kind} ${id}`);
    return record;
  }

  /** In order of creation. */
  all<K extends Kind>(kind: K): RecordKinds[K][] {
    return [...this.#table(kind).values()] as RecordKinds[K][];
  }

  /** Adds or replaces a record, and gives it back. */
  put<R extends AnyRecord>(record: R): R {
    if (!this.#before) throw new Error('put outside of a transaction');
    const table = this.#table(record.object);
    this.#before.set(record, table.get(record.id));
    table.set(record.id, record);
    return record;
  }

  /** Does the work and keeps its changes; what throws has changed nothing. */
  transact<T>(nowSeconds: number, work: () => T): T {
    if (this.#before) throw new Error('a transaction is open');
    const before = new Map<AnyRecord, AnyRecord | undefined>();
    this.#before = before;
    this.nowSeconds = nowSeconds;
    try {
      const result = work();
      const changed = [...before.keys()].filter((record) => this.find(record.object, record.id) === record);
      if (changed.length > 0) this.#keep(changed);
      return result;
    } catch (error) {
      for (const [record, previous] of [...before].reverse()) {
        if (previous) this.#table(record.object).set(record.id, previous);
        else this.#table(record.object).delete(record.id);
      }
      throw error;
    } finally {
      this.#before = undefined;
    }
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  #table(kind: Kind): Map<string, AnyRecord> {
    const table = this.#tables.get(kind) ?? new Map<string, AnyRecord>();
    this.#tables.set(kind, table);
    return table;
  }
}
