/** The bytes of a chosen file cannot be read: usually it was changed or deleted since. It may also be locked, or not on the device. */
export class ChangedFileError extends Error {
  constructor(name = 'this file') {
    super(`We can no longer read ${name}. It may have changed since you chose it. Please choose it again.`);
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
