import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

const maxEntries = 100;
/** Twenty times what the catalog takes. */
const maxBytes = 16 * 1_024 * 1_024;

/**
 * Inflates a ZIP once without keeping anything, and stops at a limit: what reads the spreadsheet afterwards would hold all of
 * it in memory. The sizes that the file declares decide nothing.
 * @throws Error when it is damaged or too large
 */
export async function checkZip(bytes: Buffer): Promise<void> {
  const open = promisify<Buffer, object, ZipFile>(fromBuffer);
  const zip = await open(bytes, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > maxEntries) throw new Error('too many files');
  let left = maxBytes;
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      left -= entry.uncompressedSize;
      if (left < 0) return reject(new Error('too large'));
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        // The stream fails as soon as it exceeds its declared size.
        stream.on('error', reject);
        stream.on('end', () => zip.readEntry());
        stream.resume();
      });
    });
    zip.readEntry();
  });
}
