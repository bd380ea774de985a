import type { QueryKey } from '@tanstack/react-query';
import { inTransaction } from '../../shared/device-database.ts';
import { makeQueue } from '../../shared/make-queue.ts';
import { noteOwner, readOwner } from './kept-owner.ts';

/** The last answer of a query. */
export interface KeptAnswer {
  readonly queryKey: QueryKey;
  readonly data: unknown;
  readonly updatedAt: number;
}
type StoredAnswer = KeptAnswer & { readonly userId: string };

const storeName = 'answers';
const database = { name: 'trueswing-answers', stores: [storeName] };

const withStore = <T>(use: (store: IDBObjectStore) => T): Promise<T> =>
  inTransaction(database, (transaction) => use(transaction.objectStore(storeName)));
const keyOf = ({ queryKey }: KeptAnswer): string => JSON.stringify(queryKey);

/** Changes follow each other in the order of the calls, together with the note of whose they are. */
const inTurn = makeQueue();

/** Keeps an answer for this golfer. Does nothing once the session is over, or where the browser keeps nothing. */
export const keepAnswer = (userId: string, answer: KeptAnswer): Promise<void> =>
  inTurn(async () => {
    if (readOwner() !== userId) return;
    const stored: StoredAnswer = { ...answer, userId };
    await withStore((store) => store.put(stored, keyOf(answer))).catch(() => undefined);
  });

/** The answers that are kept for this golfer. */
export const readAnswers = (userId: string): Promise<readonly KeptAnswer[]> =>
  inTurn(async () => {
    if (readOwner() !== userId) return [];
    const reading = await withStore((store): IDBRequest<StoredAnswer[]> => store.getAll()).catch(() => null);
    return reading?.result.filter((answer) => answer.userId === userId) ?? [];
  });

/** Deletes the answers that the golfer no longer has, and those of other golfers. */
export const deleteAnswersWhere = (isGone: (answer: StoredAnswer) => boolean): Promise<void> =>
  inTurn(async () => {
    if (readOwner() === null) return;
    await withStore((store) => {
      const reading: IDBRequest<StoredAnswer[]> = store.getAll();
      reading.onsuccess = () => {
        for (const answer of reading.result) if (isGone(answer)) store.delete(keyOf(answer));
      };
    }).catch(() => undefined);
  });

/** Deletes all answers. Where the browser cannot now, the next page does. */
export const deleteAnswers = (): Promise<void> =>
  inTurn(async () => {
    if (readOwner() === null) return;
    noteOwner('ended');
    await withStore((store) => store.clear()).then(
      () => noteOwner(null),
      () => undefined,
    );
  });
