import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ExportEntry } from './export-entries.ts';

/**
 * A ZIP that is generated while it is read, one entry at a time. When the reader stops, the ZIP and the file that is open
 * are destroyed. When a file fails, the whole ZIP fails, so that no one takes half an export for a complete one.
 */
export function streamZip(
  entries: AsyncIterable<ExportEntry>,
  { mtime, onFailure }: { mtime: Date; onFailure: (error: unknown) => void },
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const stopped = new AbortController();
  output.once('close', () => stopped.abort());

  const write = async () => {
    for await (const entry of entries) {
      if (stopped.signal.aborted) return;
      const source = await entry.open();
      const abandon = () => source.destroy();
      if (stopped.signal.aborted) return abandon();
      stopped.signal.addEventListener('abort', abandon, { once: true });
      const ended = finished(source, { writable: false });
      zip.addReadStream(source, entry.path, { compress: entry.compress, mtime });
      try {
        await ended;
      } finally {
        stopped.signal.removeEventListener('abort', abandon);
      }
    }
    zip.end();
  };
  // A failing file is reported twice: by its own promise and by the ZIP. The first report counts.
  const fail = (error: unknown) => {
    if (stopped.signal.aborted) return;
    stopped.abort();
    onFailure(error);
    output.destroy(error instanceof Error ? error : new Error('the export failed'));
  };
  zip.on('error', fail);
  void write().catch(fail);
  return output;
}
