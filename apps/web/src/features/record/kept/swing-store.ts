import type { FirstLook, ImageLandmarks } from '@trueswing/swing';
import { inTransaction } from '../../../shared/device-database.ts';
import { makeQueue } from '../../../shared/make-queue.ts';
import type { FilmedSwing } from '../recorder/recorder.ts';
import { chooseToRemove } from './choose-to-remove.ts';
import { hasGolferLeft, noteOwner, ownerOfSwings } from './swing-flag.ts';

/** Result of a first look at a swing, with the pose at the top for its picture. */
export interface SwingLook {
  readonly look: FirstLook;
  readonly top: { readonly timeS: number; readonly landmarks: ImageLandmarks | null } | null;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A swing on this device. */
export interface KeptSwing extends FilmedSwing {
  readonly id: string;
  /** The golfer wants to keep it, also when space is needed. */
  readonly isKept: boolean;
  /** Absent before the first look; null where this device cannot decode it. */
  readonly look?: SwingLook | null;
}

type StoredFacts = Omit<KeptSwing, 'file'> & { readonly userId: string; readonly bytes: number };

/** `full`: the swings that the golfer keeps, or the device, leave no space. `unavailable`: the browser keeps nothing. */
export type KeepProblem = 'full' | 'unavailable';

/** Facts and videos are apart, so that a changed fact does not write the video again. */
const [factsName, filesName] = ['facts', 'videos'];
const database = { name: 'trueswing-swings', stores: [factsName, filesName] };

const read = <T>(use: (facts: IDBObjectStore, files: IDBObjectStore) => T): Promise<T> =>
  inTransaction(database, (transaction) => use(transaction.objectStore(factsName), transaction.objectStore(filesName)));

/** Swings are written and deleted in the order of the calls, together with the note of whose they are. */
const inTurn = makeQueue();

/**
 * Keeps a swing on this device. Older ones are removed if they must, in the same transaction: where the new one cannot be
 * written, all stay. A swing that ends after its golfer has left is not written.
 */
export const keepSwing = (userId: string, { file, ...filmed }: FilmedSwing): Promise<KeepProblem | null> =>
  inTurn(async () => {
    if (hasGolferLeft()) return 'unavailable';
    noteOwner(userId);
    // Without the note, no page would find the swing, nor delete it.
    if (ownerOfSwings() !== userId) return 'unavailable';
    const stored: StoredFacts = { ...filmed, id: crypto.randomUUID(), isKept: false, userId, bytes: file.size };
    try {
      return await writeSwing(stored, file);
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
    }
  });

/** Reads what is there and writes in one transaction: another tab cannot fill the space meanwhile. */
async function writeSwing(stored: StoredFacts, file: File): Promise<KeepProblem | null> {
  const written: { problem: KeepProblem | null } = { problem: null };
  await read((facts, files) => {
    const reading: IDBRequest<StoredFacts[]> = facts.getAll();
    reading.onsuccess = () => {
      const isOwn = ({ userId }: StoredFacts) => userId === stored.userId;
      const others = reading.result.filter((each) => !isOwn(each)).map(({ id }) => id);
      const removed = chooseToRemove(reading.result.filter(isOwn), file.size);
      for (const id of [...others, ...(removed ?? [])]) {
        facts.delete(id);
        files.delete(id);
      }
      if (removed) {
        facts.put(stored, stored.id);
        files.put(file, stored.id);
      } else written.problem = 'full';
    };
  });
  return written.problem;
}

/** Videos by their id: a swing that is listed again has the same file, so that a look or a player of it goes on. */
const openFiles = new Map<string, File>();

/** The golfer's swings on this device, the newest first. Deletes those of another golfer. */
export async function listSwings(userId: string): Promise<KeptSwing[]> {
  if (ownerOfSwings() === null) return [];
  const all = await readFacts();
  const own = all.filter((facts) => facts.userId === userId);
  const others = all.filter((facts) => facts.userId !== userId);
  const videos = await read((facts, files) => {
    for (const { id } of others) {
      facts.delete(id);
      files.delete(id);
    }
    return own.map(({ id }) => files.get(id));
  });
  for (const id of openFiles.keys()) if (!own.some((facts) => facts.id === id)) openFiles.delete(id);
  return own
    .flatMap(({ userId: _, bytes: __, ...facts }, index) => {
      const file: unknown = openFiles.get(facts.id) ?? videos[index]?.result;
      if (!(file instanceof File)) return [];
      openFiles.set(facts.id, file);
      return [{ ...facts, file }];
    })
    .sort((a, b) => b.filmedAt.getTime() - a.filmedAt.getTime());
}

/** Changes facts of a swing, in one transaction with reading them. Does nothing if it was deleted meanwhile. */
export async function changeSwing(id: string, change: Partial<Pick<KeptSwing, 'isKept' | 'look'>>): Promise<void> {
  await read((facts) => {
    const reading: IDBRequest<StoredFacts | undefined> = facts.get(id);
    reading.onsuccess = () => {
      if (reading.result) facts.put({ ...reading.result, ...change }, id);
    };
  });
}

export const deleteSwing = (id: string): Promise<void> =>
  read((facts, files) => {
    facts.delete(id);
    files.delete(id);
  });

/** Deletes the swings of every golfer, because theirs has left. The next page tries again if it cannot. */
export const deleteAllSwings = (): Promise<void> =>
  inTurn(async () => {
    if (ownerOfSwings() === null) return;
    openFiles.clear();
    await read((facts, files) => {
      facts.clear();
      files.clear();
    }).then(
      () => noteOwner('left'),
      () => undefined,
    );
  });

async function readFacts(): Promise<StoredFacts[]> {
  const request = await read((facts): IDBRequest<StoredFacts[]> => facts.getAll());
  return request.result;
}
