/** A database of this browser, with stores whose keys are not part of the values. */
export interface DeviceDatabase {
  readonly name: string;
  readonly stores: readonly string[];
}

/**
 * Runs one transaction on a database of this browser, and waits until it is complete: only then do requests have results.
 * Rejects, and changes nothing, where the browser keeps nothing or has no space left (`QuotaExceededError`).
 */
export async function inTransaction<T>(
  { name, stores }: DeviceDatabase,
  use: (transaction: IDBTransaction) => T,
): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    for (const store of stores) opening.result.createObjectStore(store);
  };
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = () => reject(opening.error);
    opening.onblocked = reject;
  });
  try {
    const transaction = opening.result.transaction([...stores], 'readwrite');
    return await new Promise<T>((resolve, reject) => {
      const used = use(transaction);
      transaction.oncomplete = () => resolve(used);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    opening.result.close();
  }
}
