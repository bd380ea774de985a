import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A whole check of a made person. */
export interface CheckedPerson {
  /** Distance of each turn that was shown from the truth. */
  readonly errorsDeg: readonly number[];
}

export interface SpoiledRecording {
  readonly isNoticed: boolean;
}

export interface KeptResults<T> {
  readonly name: string;
  /** By the number of the person. */
  readonly all: ReadonlyMap<number, T>;
  keep(index: number, result: T): Promise<void>;
}

const folder = '.data/bench-mobility-check';

/** Results of earlier runs and of this one, one a line. */
export async function keptResults<T>(name: string): Promise<KeptResults<T>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.jsonl`);
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const all = new Map(lines.map((line) => JSON.parse(line) as [number, T])); // written below
  return {
    name,
    all,
    async keep(index, result) {
      all.set(index, result);
      await appendFile(file, `${JSON.stringify([index, result])}\n`);
    },
  };
}
