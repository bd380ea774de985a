import { existsSync, readFileSync } from 'node:fs';
import { S3Error } from '../s3-error.ts';
import { allows, type Policy, type Use } from './policy.ts';

/** An access key that may do only what its policy allows. */
export interface LimitedKey {
  accessKey: string;
  secretKey: string;
  policy: Policy;
}

export interface AccessKeysOptions {
  /** The key that may do everything. */
  accessKey: string;
  secretKey: string;
  /** JSON file with a list of limited keys; read again whenever an unknown key arrives. */
  limitedKeysFile?: string | undefined;
}

/** The access keys of a store. */
export class AccessKeys {
  readonly #options: AccessKeysOptions;
  #limited = new Map<string, LimitedKey>();

  constructor(options: AccessKeysOptions) {
    this.#options = options;
  }

  /** @throws S3Error `InvalidAccessKeyId` */
  secretOf(accessKey: string): string {
    if (accessKey === this.#options.accessKey) return this.#options.secretKey;
    if (!this.#limited.has(accessKey)) this.#read();
    const key = this.#limited.get(accessKey);
    if (!key) throw new S3Error('InvalidAccessKeyId');
    return key.secretKey;
  }

  /** @throws S3Error `AccessDenied` if the key's policy does not allow the use */
  check(accessKey: string, use: Use): void {
    if (accessKey === this.#options.accessKey) return;
    const key = this.#limited.get(accessKey);
    if (!key || !allows(key.policy, use)) throw new S3Error('AccessDenied', 'Access Denied.');
  }

  #read(): void {
    const file = this.#options.limitedKeysFile;
    if (file === undefined || !existsSync(file)) return;
    const keys = JSON.parse(readFileSync(file, 'utf8')) as LimitedKey[];
    this.#limited = new Map(keys.map((key) => [key.accessKey, key]));
  }
}
