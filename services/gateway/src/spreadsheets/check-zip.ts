import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

const maxEntries = 100;
/** Twenty times what the catalog takes. */
const maxCatalogBytes = 16 * 1_024 * 1_024;

/**
 * Inflates a ZIP once without keeping anything, and stops at a limit: what reads the spreadsheet afterwards would hold all of
 * it in memory. The sizes that the file declares decide nothing.
 * @throws Error when it is damaged or too large
 */
export async function checkZip(bytes: Buffer): Promise<void> {
  for await (const _file of readZip(bytes, { maxBytes: maxCatalogBytes, isKept: () => false }));
}

/** A file of a ZIP; its content is null if it was not to be kept. */
interface ZippedFile {
  readonly path: string;
  readonly content: Buffer | null;
}

/**
 * Inflates the files of a ZIP one by one and stops at a limit for all of them.
 * @throws Error when it is damaged or too large
 */
export async function* readZip(
  bytes: Buffer,
  { maxBytes, isKept }: { maxBytes: number; isKept: (path: string) => boolean },
): AsyncGenerator<ZippedFile> {
  const open = promisify<Buffer, object, ZipFile>(fromBuffer);
  const zip = await open(bytes, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > maxEntries) throw new Error('too many files');
  let left = maxBytes;
  while (true) {
    const entry = await nextEntry(zip);
    if (!entry) return;
    left -= entry.uncompressedSize;
    if (left < 0) throw new TooLargeError('too large');
    const chunks: Buffer[] = [];
    const isKeptEntry = isKept(entry.fileName);
    // The stream fails as soon as it exceeds its declared size.
    for await (const chunk of await streamOf(zip, entry)) if (isKeptEntry) chunks.push(chunk as Buffer);
    yield { path: entry.fileName, content: isKeptEntry ? Buffer.concat(chunks) : null };
  }
}

/** The files of a ZIP are larger together than allowed. */
export class TooLargeError extends Error {}

const nextEntry = (zip: ZipFile): Promise<Entry | null> =>
  new Promise((resolve, reject) => {
    zip.removeAllListeners();
    zip.on('error', reject);
    zip.on('end', () => resolve(null));
    zip.on('entry', resolve);
    zip.readEntry();
  });

const streamOf = (zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
