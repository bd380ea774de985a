import { createHash } from 'node:crypto';
import { type CatalogExercise, catalogExerciseSchema } from '@trueswing/contracts';
import { exerciseCatalog } from '@trueswing/domain/exercise-catalog';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod/mini';
import type { GatewayTables } from '../../database.tables.ts';
import {
  findCatalog,
  findCurrentVersion,
  findNewest,
  hasExerciseNamed,
  insertCatalog,
  listNames,
  lockCatalog,
} from './catalog.repository.ts';

type Db = Kysely<GatewayTables>;

/** One version of the exercises. */
export interface Catalog {
  readonly version: number;
  readonly exercises: readonly CatalogExercise[];
  readonly byId: ReadonlyMap<string, CatalogExercise>;
}

/** The exercises in the database. Inside a transaction it is read over its connection: another might not be free. */
export interface ExerciseCatalog {
  current(db: Db): Promise<Catalog>;
  /** A version that is or was in use: the workouts of its days follow it. */
  ofVersion(db: Db, version: number): Promise<Catalog>;
  /** Whether this version or an earlier one has an exercise of this name: workouts of earlier ones may still be logged. */
  hasNamed(db: Db, name: string): Promise<boolean>;
  /** The names, in lowercase, that the exercise of this name has or had: this one, and those of other versions. */
  namesOf(db: Db, name: string): Promise<string[]>;
  /** The exercise of this id in the newest version that has it; for one that the current version lacks. */
  earlier(db: Db, id: string): Promise<CatalogExercise | undefined>;
  /** Has the version in use stay the same until the transaction ends, but for a call of `replace` in it. */
  lock(tx: Transaction<GatewayTables>): Promise<void>;
  /** Stores a version that is used from then on. */
  replace(db: Db, exercises: readonly CatalogExercise[], now: Date): Promise<void>;
}

/** Today's version, that of yesterday's workouts, and some that admins tried out. */
const maxCached = 8;

/** Stores the exercises that this build ships, unless they are stored, and caches the versions that are read. */
export async function openExerciseCatalog(opened: Db, now: Date): Promise<ExerciseCatalog> {
  const shipped = { source: 'shipped', sha256: hashCatalog(exerciseCatalog), exercises: exerciseCatalog } as const;
  await insertCatalog(opened, { ...shipped, now });
  // Promises, so that calls of the same moment read a version once.
  const cached = new Map<number, Promise<Catalog>>();
  const ofVersion = (db: Db, version: number): Promise<Catalog> => {
    const known = cached.get(version);
    if (known) return known;
    const [oldest] = cached.keys();
    if (cached.size >= maxCached && oldest !== undefined) cached.delete(oldest);
    const reading = readCatalog(db, version);
    cached.set(version, reading);
    reading.catch(() => cached.delete(version));
    return reading;
  };
  const catalog: ExerciseCatalog = {
    ofVersion,
    current: async (db) => ofVersion(db, await findCurrentVersion(db)),
    async hasNamed(db, name) {
      const { exercises } = await catalog.current(db);
      const lowered = name.toLowerCase();
      return exercises.some((exercise) => exercise.name.toLowerCase() === lowered) || hasExerciseNamed(db, name);
    },
    namesOf: listNames,
    async earlier(db, id) {
      const exercise = await findNewest(db, id);
      return exercise === undefined ? undefined : catalogExerciseSchema.parse(exercise);
    },
    lock: lockCatalog,
    replace: (db, exercises, at) =>
      insertCatalog(db, { source: 'import', sha256: hashCatalog(exercises), exercises, now: at }),
  };
  await catalog.current(opened);
  return catalog;
}

async function readCatalog(db: Db, version: number): Promise<Catalog> {
  const exercises = z.array(catalogExerciseSchema).parse(await findCatalog(db, version));
  return { version, exercises, byId: new Map(exercises.map((exercise) => [exercise.id, exercise])) };
}

const hashCatalog = (exercises: readonly CatalogExercise[]): string =>
  createHash('sha256').update(JSON.stringify(exercises)).digest('hex');
