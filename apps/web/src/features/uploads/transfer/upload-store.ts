import { inTransaction } from '../../../shared/device-database.ts';

const storeName = 'unfinished';
const database = { name: 'trueswing-uploads', stores: [storeName] };

/** Runs one transaction on what this device keeps of an upload, and waits until it is complete. */
export const withStore = <T>(use: (store: IDBObjectStore) => T): Promise<T> =>
  inTransaction(database, (transaction) => use(transaction.objectStore(storeName)));
