/** State of the stores, as far as the installation watches them. */
export interface StorageFacts {
  /** Free on the disk of the stores; null where none is watched. */
  readonly diskFreeBytes: number | null;
  /** Limit of the bucket; null without one. */
  readonly limitBytes: number | null;
  /** Size of everything in the bucket; counts only against a limit. */
  readonly bucketBytes: number;
  /** Announced by uploads that still arrive: the listing of the bucket shows an object only once it is whole. */
  readonly arrivingBytes: number;
  /** The part of it that is not on the disk yet. */
  readonly unstoredBytes: number;
  /** Left free by new uploads: for those that have begun, for what analyses store, and for the database, which stops on a full disk. */
  readonly reserveBytes: number;
}

/** Bytes that new uploads may still take; negative once the reserve is in use, null where nothing is watched. */
export function storageRoom(facts: StorageFacts): number | null {
  const { diskFreeBytes, limitBytes, bucketBytes, arrivingBytes, unstoredBytes, reserveBytes } = facts;
  const onDisk = diskFreeBytes === null ? null : diskFreeBytes - unstoredBytes;
  const inBucket = limitBytes === null ? null : limitBytes - bucketBytes - arrivingBytes;
  const free = [onDisk, inBucket].filter((each) => each !== null);
  return free.length === 0 ? null : Math.min(...free) - reserveBytes;
}

/** Whether an upload of this size may begin, or one that has begun may go on: its room was taken when it began, and it may use half of the reserve. */
export function hasRoom(facts: StorageFacts, bytes: number, { hasBegun }: { hasBegun: boolean }): boolean {
  const { reserveBytes } = facts;
  const stored = { ...facts, arrivingBytes: 0, unstoredBytes: 0, reserveBytes: reserveBytes / 2 };
  const room = storageRoom(hasBegun ? stored : facts);
  return room === null || bytes <= room;
}
