import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { S3Error } from '../s3-error.ts';
import { KeyLock } from './key-lock.ts';
import { sync, syncFolder } from './sync.ts';

export interface StoredObject {
  key: string;
  /** Name of the data file beside the description. */
  file: string;
  etag: string;
  sizeBytes: number;
  modifiedMs: number;
  /** Headers for the answer to GET: content type, user metadata. */
  headers: Record<string, string>;
}

export type NewObject = Pick<StoredObject, 'etag' | 'sizeBytes' | 'headers'>;

interface Bucket {
  createdMs: number;
  objects: Map<string, StoredObject>;
  /** Keys in byte order. Sorted when a list needs them, null until then. */
  sortedKeys: string[] | null;
}

/** Throws if the current object does not allow the write. */
export type WriteCondition = (current: StoredObject | undefined) => void;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Buckets and objects on disk. File names are hashes of keys, so that no key can leave its folder and both `a` and `a/b`
 * can exist. The data is complete, and on the disk, before its description is renamed into place: a kill or a power failure leaves the old
 * or the new object.
 */
export class ObjectStore {
  readonly tempFolder: string;
  readonly #bucketsFolder: string;
  readonly #fsync: boolean;
  readonly #buckets = new Map<string, Bucket>();
  readonly #locks = new KeyLock();

  /** @param fsync false only for tests: a power failure may then lose data */
  constructor(folder: string, fsync = true) {
    this.#fsync = fsync;
    this.tempFolder = join(folder, 'temp');
    this.#bucketsFolder = join(folder, 'buckets');
    rmSync(this.tempFolder, { recursive: true, force: true });
    mkdirSync(this.tempFolder, { recursive: true, mode: 0o700 });
    mkdirSync(this.#bucketsFolder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(this.#bucketsFolder)) this.#loadBucket(name);
  }

  listBuckets(): { name: string; createdMs: number }[] {
    return [...this.#buckets].map(([name, { createdMs }]) => ({ name, createdMs }));
  }

  async createBucket(name: string): Promise<void> {
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) || name.includes('..')) throw new S3Error('InvalidBucketName');
    await this.#locks.run(name, async () => {
      if (this.#buckets.has(name)) throw new S3Error('BucketAlreadyOwnedByYou');
      const createdMs = Date.now();
      await mkdir(join(this.#bucketsFolder, name), { recursive: true });
      await this.#replaceFile(join(this.#bucketsFolder, name, 'bucket.json'), JSON.stringify({ createdMs }));
      this.#buckets.set(name, { createdMs, objects: new Map(), sortedKeys: null });
    });
  }

  async removeBucket(name: string): Promise<void> {
    await this.#locks.run(name, async () => {
      if (this.bucket(name).objects.size > 0) throw new S3Error('BucketNotEmpty');
      this.#buckets.delete(name);
      // If this is interrupted, the next start removes a folder without a description.
      await rm(join(this.#bucketsFolder, name, 'bucket.json'));
      await rm(join(this.#bucketsFolder, name), { recursive: true, force: true });
    });
  }

  bucket(name: string): Bucket {
    const bucket = this.#buckets.get(name);
    if (!bucket) throw new S3Error('NoSuchBucket');
    return bucket;
  }

  find(bucketName: string, key: string): StoredObject {
    const object = this.bucket(bucketName).objects.get(key);
    if (!object) throw new S3Error('NoSuchKey', 'The specified key does not exist.');
    return object;
  }

  sortedKeys(bucketName: string): string[] {
    const bucket = this.bucket(bucketName);
    bucket.sortedKeys ??= [...bucket.objects.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    return bucket.sortedKeys;
  }

  /** Stores a complete temporary file as the object of the key. */
  async put(bucketName: string, key: string, tempFile: string, facts: NewObject, condition?: WriteCondition) {
    if (this.#fsync) await sync(tempFile);
    return this.#locks.run(`${bucketName}/${key}`, async () => {
      const bucket = this.bucket(bucketName);
      const current = bucket.objects.get(key);
      condition?.(current);
      const folder = this.#folderOf(bucketName, key);
      const file = `${hashOf(key)}.${randomBytes(6).toString('hex')}.data`;
      const object: StoredObject = { key, file, modifiedMs: Date.now(), ...facts };
      await mkdir(folder, { recursive: true });
      await rename(tempFile, join(folder, file));
      await this.#replaceFile(join(folder, `${hashOf(key)}.json`), JSON.stringify(object));
      if (this.#fsync) await syncFolder(folder);
      bucket.objects.set(key, object);
      if (current) await rm(join(folder, current.file), { force: true });
      else bucket.sortedKeys = null;
      return object;
    });
  }

  /** Removes the object if it exists. */
  async remove(bucketName: string, key: string): Promise<void> {
    await this.#locks.run(`${bucketName}/${key}`, async () => {
      const bucket = this.bucket(bucketName);
      const object = bucket.objects.get(key);
      if (!object) return;
      const folder = this.#folderOf(bucketName, key);
      await rm(join(folder, `${hashOf(key)}.json`), { force: true });
      bucket.objects.delete(key);
      bucket.sortedKeys = null;
      await rm(join(folder, object.file), { force: true });
    });
  }

  /** Opens the data of the current object. It stays readable if the object is replaced. */
  async open(bucketName: string, key: string): Promise<{ object: StoredObject; handle: FileHandle }> {
    return this.#locks.run(`${bucketName}/${key}`, async () => {
      const object = this.find(bucketName, key);
      return { object, handle: await open(join(this.#folderOf(bucketName, key), object.file)) };
    });
  }

  /** Copies an object's data into a temporary file. */
  async copyToTemp(bucketName: string, key: string): Promise<{ object: StoredObject; file: string }> {
    return this.#locks.run(`${bucketName}/${key}`, async () => {
      const object = this.find(bucketName, key);
      const file = join(this.tempFolder, randomUUID());
      await copyFile(join(this.#folderOf(bucketName, key), object.file), file);
      return { object, file };
    });
  }

  #folderOf(bucketName: string, key: string): string {
    return join(this.#bucketsFolder, bucketName, hashOf(key).slice(0, 2));
  }

  async #replaceFile(path: string, text: string): Promise<void> {
    const unfinished = join(this.tempFolder, randomUUID());
    await writeFile(unfinished, text, { mode: 0o600, flush: this.#fsync });
    await rename(unfinished, path);
  }

  /** Reads the descriptions into memory and removes data without one: writes that a kill interrupted. If one is unreadable, its data stays. */
  #loadBucket(name: string): void {
    const folder = join(this.#bucketsFolder, name);
    const description = join(folder, 'bucket.json');
    if (!existsSync(description)) {
      rmSync(folder, { recursive: true, force: true });
      return;
    }
    const { createdMs } = readDescription<Pick<Bucket, 'createdMs'>>(description) ?? {
      createdMs: statSync(description).mtimeMs,
    };
    const objects = new Map<string, StoredObject>();
    for (const entry of readdirSync(folder, { withFileTypes: true }).filter((item) => item.isDirectory())) {
      const subfolder = join(folder, entry.name);
      const files = readdirSync(subfolder);
      const named = new Set<string>();
      const unreadable: string[] = [];
      for (const file of files.filter((item) => item.endsWith('.json'))) {
        const object = readDescription<StoredObject>(join(subfolder, file));
        if (object) {
          objects.set(object.key, object);
          named.add(object.file);
        } else unreadable.push(file.replace(/json$/, ''));
      }
      const isKept = (item: string) => named.has(item) || unreadable.some((start) => item.startsWith(start));
      const orphans = files.filter((item) => item.endsWith('.data') && !isKept(item));
      for (const orphan of orphans) rmSync(join(subfolder, orphan), { force: true });
    }
    this.#buckets.set(name, { createdMs, objects, sortedKeys: null });
  }
}

/** A file that a power failure left empty or damaged is logged, and is no reason not to serve the others. */
function readDescription<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (error) {
    console.error(`s3-server: left out ${path}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
