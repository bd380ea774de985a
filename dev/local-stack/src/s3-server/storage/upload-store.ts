import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReceivedBody } from '../body/receive-body.ts';
import { S3Error } from '../s3-error.ts';
import { KeyLock } from './key-lock.ts';
import { sync, syncFolder } from './sync.ts';

export interface UploadedPart {
  number: number;
  etag: string;
  sizeBytes: number;
  modifiedMs: number;
}

export interface MultipartUpload {
  id: string;
  bucket: string;
  key: string;
  headers: Record<string, string>;
  startedMs: number;
  parts: Map<number, UploadedPart>;
}

const smallestPartBytes = 5 * 1024 ** 2;
/** The next start removes uploads that were neither completed nor aborted in this time. */
const abandonedAfterMs = 7 * 24 * 3600_000;

/** Multipart uploads on disk. A part's metadata is in its file name, so that one rename stores both atomically. */
export class UploadStore {
  readonly #folder: string;
  readonly #tempFolder: string;
  readonly #uploads = new Map<string, MultipartUpload>();
  readonly #locks = new KeyLock();

  readonly #fsync: boolean;

  /** @param fsync false only for tests: a power failure may then damage parts */
  constructor(folder: string, tempFolder: string, fsync = true) {
    this.#fsync = fsync;
    this.#folder = join(folder, 'uploads');
    this.#tempFolder = tempFolder;
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    for (const id of readdirSync(this.#folder)) this.#load(id);
  }

  async begin(bucket: string, key: string, headers: Record<string, string>): Promise<MultipartUpload> {
    const upload = {
      id: randomUUID().replaceAll('-', ''),
      bucket,
      key,
      headers,
      startedMs: Date.now(),
      parts: new Map(),
    };
    await mkdir(this.#folderOf(upload));
    const { parts: _, ...description } = upload;
    const file = join(this.#folderOf(upload), 'upload.json');
    await writeFile(file, JSON.stringify(description), { mode: 0o600, flush: this.#fsync });
    if (this.#fsync) await syncFolder(this.#folder);
    this.#uploads.set(upload.id, upload);
    return upload;
  }

  find(id: string, bucket: string, key: string): MultipartUpload {
    const upload = this.#uploads.get(id);
    if (upload?.bucket !== bucket || upload.key !== key) throw new S3Error('NoSuchUpload');
    return upload;
  }

  list(bucket: string, prefix: string): MultipartUpload[] {
    return [...this.#uploads.values()]
      .filter((upload) => upload.bucket === bucket && upload.key.startsWith(prefix))
      .sort((a, b) => (a.key === b.key ? a.startedMs - b.startedMs : a.key < b.key ? -1 : 1));
  }

  async addPart(upload: MultipartUpload, number: number, body: ReceivedBody): Promise<void> {
    if (this.#fsync) await sync(body.file);
    await this.#locks.run(upload.id, async () => {
      if (!this.#uploads.has(upload.id)) {
        await rm(body.file, { force: true });
        throw new S3Error('NoSuchUpload');
      }
      const previous = upload.parts.get(number);
      const part = { number, etag: body.md5, sizeBytes: body.sizeBytes, modifiedMs: Date.now() };
      await rename(body.file, this.#fileOf(upload, part));
      if (this.#fsync) await syncFolder(this.#folderOf(upload));
      upload.parts.set(number, part);
      const replaced = previous && this.#fileOf(upload, previous);
      if (replaced && replaced !== this.#fileOf(upload, part)) await rm(replaced, { force: true });
    });
  }

  async abort(upload: MultipartUpload): Promise<void> {
    await this.#locks.run(upload.id, () => this.#remove(upload));
  }

  /** Joins the wanted parts into a temporary file, passes it to `store`, and removes the upload after that. */
  async complete(
    upload: MultipartUpload,
    wanted: readonly { number: number; etag: string }[],
    store: (file: string, facts: { etag: string; sizeBytes: number }) => Promise<unknown>,
  ): Promise<string> {
    return this.#locks.run(upload.id, async () => {
      if (!this.#uploads.has(upload.id)) throw new S3Error('NoSuchUpload');
      const parts = chooseParts(upload, wanted);
      const file = join(this.#tempFolder, randomUUID());
      try {
        await this.#join(upload, parts, file);
        const digests = parts.map((part) => Buffer.from(part.etag, 'hex'));
        const etag = `${createHash('md5').update(Buffer.concat(digests)).digest('hex')}-${parts.length}`;
        await store(file, { etag, sizeBytes: parts.reduce((sum, part) => sum + part.sizeBytes, 0) });
        await this.#remove(upload);
        return etag;
      } finally {
        await rm(file, { force: true });
      }
    });
  }

  async #join(upload: MultipartUpload, parts: readonly UploadedPart[], file: string): Promise<void> {
    const [first, ...rest] = parts.map((part) => this.#fileOf(upload, part));
    if (first !== undefined) await copyFile(first, file);
    for (const part of rest) await pipeline(createReadStream(part), createWriteStream(file, { flags: 'a' }));
  }

  async #remove(upload: MultipartUpload): Promise<void> {
    this.#uploads.delete(upload.id);
    await rm(this.#folderOf(upload), { recursive: true, force: true });
  }

  #folderOf(upload: { id: string }): string {
    return join(this.#folder, upload.id);
  }

  #fileOf(upload: MultipartUpload, part: UploadedPart): string {
    return join(this.#folderOf(upload), `${part.number}.${part.etag}.${part.sizeBytes}.${part.modifiedMs}.part`);
  }

  #load(id: string): void {
    const folder = this.#folderOf({ id });
    try {
      const description = JSON.parse(readFileSync(join(folder, 'upload.json'), 'utf8')) as Omit<
        MultipartUpload,
        'parts'
      >;
      if (Date.now() - description.startedMs > abandonedAfterMs) {
        rmSync(folder, { recursive: true, force: true });
        return;
      }
      const parts = new Map<number, UploadedPart>();
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.part'))) {
        const [number, etag = '', sizeBytes, modifiedMs] = file.split('.');
        const part = { number: Number(number), etag, sizeBytes: Number(sizeBytes), modifiedMs: Number(modifiedMs) };
        // A power failure may leave a file without its data.
        if (statSync(join(folder, file)).size !== part.sizeBytes) continue;
        if ((parts.get(part.number)?.modifiedMs ?? 0) <= part.modifiedMs) parts.set(part.number, part);
      }
      this.#uploads.set(id, { ...description, parts });
    } catch {
      // Killed before the description was written: no client has received the id.
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function chooseParts(upload: MultipartUpload, wanted: readonly { number: number; etag: string }[]): UploadedPart[] {
  if (wanted.length === 0) throw new S3Error('MalformedXML');
  return wanted.map(({ number, etag }, index) => {
    const part = upload.parts.get(number);
    if (part?.etag !== etag) throw new S3Error('InvalidPart');
    if (number <= (wanted[index - 1]?.number ?? 0)) throw new S3Error('InvalidPartOrder');
    if (index < wanted.length - 1 && part.sizeBytes < smallestPartBytes) throw new S3Error('EntityTooSmall');
    return part;
  });
}
