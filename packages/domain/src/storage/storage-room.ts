/** State of the stores, as far as the installation watches them. */
export interface StorageFacts {
  /** Free on the disk of the stores; null where none is watched. */
  readonly diskFreeBytes: number | null;
  /** Limit of the bucket; null without one. */
  readonly limitBytes: number | null;
  /** Size of everything in the bucket; counts only against a limit. */
  readonly bucketBytes: number;
  /** Left free by new uploads: for those that have begun, for what analyses store, and for the database, which stops on a full disk. */
  readonly reserveBytes: number;
}

/** Bytes that new uploads may still take; negative once the reserve is in use, null where nothing is watched. */
export function storageRoom({ diskFreeBytes, limitBytes, bucketBytes, reserveBytes }: StorageFacts): number | null {
  const free = [diskFreeBytes, limitBytes === null ? null : limitBytes - bucketBytes].filter((each) => each !== null);
  return free.length === 0 ? null : Math.min(...free) - reserveBytes;
}

/** Whether an upload of this size may begin, or one that has begun may go on: it may use half of the reserve. */
export function hasRoom(facts: StorageFacts, bytes: number, { hasBegun }: { hasBegun: boolean }): boolean {
  const room = storageRoom(facts);
  return room === null || bytes <= room + (hasBegun ? facts.reserveBytes / 2 : 0);
}
