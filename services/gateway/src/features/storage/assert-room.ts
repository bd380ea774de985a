import { hasRoom, type StorageFacts } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { readDiskIfPossible, readStorage, readStorageBeside } from './read-storage.ts';
import { lockRoom, type ReplacedTransfer } from './storage.repository.ts';
import { storageErrors } from './storage-errors.ts';

type RoomDeps = Pick<Deps, 'db' | 'env' | 'logger' | 'now'>;

/** An upload that wants to begin. */
interface AnnouncedUpload {
  /** Size that the client announces. */
  bytes: number;
  /** The transfer that it replaces, if there is one: that gives its room back. */
  replaced?: ReplacedTransfer;
}

/**
 * Refuses an upload before it is stored while the stores are nearly full: on a full disk the database stops, for everyone.
 * Only `takeRoom` is binding: of several uploads that ask here at the same time, each may get the same room.
 * @throws AppError `store-unavailable`
 */
export async function assertRoom(deps: RoomDeps, { bytes, replaced }: AnnouncedUpload): Promise<void> {
  assertFits(await readStorageBeside(deps, await readDiskIfPossible(deps), replaced), bytes, false);
}

/** Refuses more bytes of an upload that has begun. @throws AppError `store-unavailable` */
export async function assertRoomToGoOn(deps: RoomDeps, bytes: number): Promise<void> {
  assertFits(await readStorage(deps), bytes, true);
}

/**
 * Takes the room of an upload: `announce` calls `take` once it holds every row of the golfer that it waits for, and then stores the row
 * that counts until the upload ends. From `take` to its end one upload at a time begins in all gateways, so nothing may wait there.
 * @throws AppError `store-unavailable`, `not-ready` while another upload does not end; what `announce` throws
 */
export async function takeRoom<T>(
  deps: RoomDeps,
  { bytes, replaced }: AnnouncedUpload,
  announce: (tx: Transaction<GatewayTables>, take: () => Promise<void>) => Promise<T>,
): Promise<T> {
  // Before the transaction: a disk that does not answer must hold no connection.
  const disk = await readDiskIfPossible(deps);
  const isWatched = disk !== null || deps.env.STORAGE_LIMIT_GB !== undefined;
  return await deps.db.transaction().execute((tx) =>
    announce(tx, async () => {
      if (!isWatched) return;
      if (!(await lockRoom(tx))) throw new AppError('not-ready');
      assertFits(await readStorageBeside({ ...deps, db: tx }, disk, replaced), bytes, false);
    }),
  );
}

function assertFits(facts: StorageFacts, bytes: number, hasBegun: boolean): void {
  if (!hasRoom(facts, bytes, { hasBegun })) throw storageErrors.noRoom();
}
