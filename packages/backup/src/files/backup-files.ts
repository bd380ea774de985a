import { createReadStream, createWriteStream } from 'node:fs';
import { access, link, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline as connect, type Duplex, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decrypting, encrypting, encryptionBytes } from './cipher.ts';

/** The files of one backup. With a key, each is encrypted and its name ends with `.enc`. */
export interface BackupFiles {
  folder: string;
  isEncrypted: boolean;
  /** Writes what a stream yields, changed by the others in turn. */
  write(path: string, source: Readable, ...changes: Duplex[]): Promise<void>;
  /** The content of a file. Fails at its end if it was encrypted with another key, or changed. */
  read(path: string): Readable;
  /** Takes a file of another backup, whose content has so many bytes, as it is; it takes no room of its own. @returns whether that was possible */
  linkFrom(other: BackupFiles, path: string, bytes: number): Promise<boolean>;
}

const manifestFile = 'manifest.json';
const ending = '.enc';

export function openFiles(folder: string, key: Buffer | null): BackupFiles {
  const fileOf = (path: string): string => join(folder, key ? path + ending : path);
  const prepare = async (path: string): Promise<string> => {
    const file = fileOf(path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    return file;
  };
  return {
    folder,
    isEncrypted: key !== null,
    async write(path, source, ...changes) {
      // A source may fail while nothing reads it yet: the pipeline then sees that it has.
      source.on('error', () => undefined);
      const file = await prepare(path).catch((error: unknown) => {
        source.destroy();
        throw error;
      });
      // Flushed, so that a complete backup is one after a power failure too.
      const target = createWriteStream(file, { mode: 0o600, flush: true });
      await pipeline([source, ...changes, ...(key ? [encrypting(key, path)] : []), target]);
    },
    read(path) {
      const file = createReadStream(fileOf(path));
      if (!key) return file;
      // A failure of the file reaches the reader by this stream.
      const content = decrypting(key, path);
      connect(file, content, () => undefined);
      return content;
    },
    async linkFrom(other, path, bytes) {
      if (other.isEncrypted !== (key !== null)) return false;
      const source = join(other.folder, key ? path + ending : path);
      const found = await stat(source).catch(() => null);
      if (found?.size !== bytes + (key ? encryptionBytes : 0)) return false;
      return await link(source, await prepare(path)).then(
        () => true,
        () => false,
      );
    },
  };
}

/**
 * The files of a complete backup, encrypted or not.
 * @throws if the backup is not complete, or encrypted and there is no key
 */
export async function openSavedFiles(folder: string, key: Buffer | null): Promise<BackupFiles> {
  if (await exists(join(folder, manifestFile))) return openFiles(folder, null);
  if (!(await exists(join(folder, manifestFile + ending)))) {
    throw new Error(`${folder} is no complete backup: it has no ${manifestFile}`);
  }
  if (!key) throw new Error(`${folder} is encrypted: set BACKUP_KEY to the key that it was made with`);
  return openFiles(folder, key);
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
