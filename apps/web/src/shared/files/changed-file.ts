/** The bytes of a chosen file can no longer be read: it was changed or deleted since. To send it again does not help. */
export class ChangedFileError extends Error {
  constructor() {
    super('This file has changed since you chose it. Please choose it again.');
  }
}

/** Whether the bytes of a chosen file can still be read. A request that sends them fails like a lost connection otherwise. */
export async function canStillRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch (error) {
    // NotFoundError or NotReadableError. Old browsers do not have the method: there the connection counts as lost.
    return !(error instanceof DOMException);
  }
}
