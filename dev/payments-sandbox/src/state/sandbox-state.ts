import { randomBytes } from 'node:crypto';
import type { AnyRecord, Kind, RecordKinds } from './record-kinds.ts';

/** Stores the changes of a transaction durably. Throws if it cannot: then the transaction is rolled back. */
export type SaveChanges = (changes: readonly AnyRecord[]) => void;

/**
 * All records of the sandbox, in memory. Records are replaced, never changed in place, and only inside a transaction:
 * either all of its changes are stored, or none.
 */
export class SandboxState {
  readonly #tables = new Map<Kind, Map<string, AnyRecord>>();
  readonly #save: SaveChanges;
  #before: Map<AnyRecord, AnyRecord | undefined> | undefined;
  /** Sandbox time of the transaction, Unix seconds. */
  nowSeconds = 0;

  constructor(stored: Iterable<AnyRecord> = [], save: SaveChanges = () => undefined) {
    for (const record of stored) this.#table(record.object).set(record.id, record);
    this.#save = save;
  }

  find<K extends Kind>(kind: K, id: string): RecordKinds[K] | undefined {
    return this.#table(kind).get(id) as RecordKinds[K] | undefined;
  }

  /** A record that must exist, for example because another record has its id. */
  get<K extends Kind>(kind: K, id: string): RecordKinds[K] {
    const record = this.find(kind, id);
    if (!record) throw new Error(`no ${kind} ${id}`);
    return record;
  }

  /** In order of creation. */
  all<K extends Kind>(kind: K): RecordKinds[K][] {
    return [...this.#table(kind).values()] as RecordKinds[K][];
  }

  /** Adds or replaces a record, and returns it. */
  put<R extends AnyRecord>(record: R): R {
    if (!this.#before) throw new Error('put outside of a transaction');
    const table = this.#table(record.object);
    this.#before.set(record, table.get(record.id));
    table.set(record.id, record);
    return record;
  }

  /** Runs the work and stores its changes. If anything throws, all changes are rolled back. */
  transact<T>(nowSeconds: number, work: () => T): T {
    if (this.#before) throw new Error('a transaction is open');
    const before = new Map<AnyRecord, AnyRecord | undefined>();
    this.#before = before;
    this.nowSeconds = nowSeconds;
    try {
      const result = work();
      const changed = [...before.keys()].filter((record) => this.find(record.object, record.id) === record);
      if (changed.length > 0) this.#save(changed);
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
