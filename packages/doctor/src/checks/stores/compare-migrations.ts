import { failed, type Result } from '../../report/result.ts';

/** Compares the migrations of a schema with those of this build; null if they are the same. */
export function compareMigrations(
  schema: string,
  ofBuild: readonly string[],
  applied: readonly string[],
): Result | null {
  const unknown = applied.filter((name) => !ofBuild.includes(name)).toSorted();
  if (unknown.length > 0) {
    return failed(
      `a newer build has migrated the schema ${schema}: ${list(unknown)}`,
      'Run the newer build. There is no way back but a backup from before.',
    );
  }
  const missing = ofBuild.filter((name) => !applied.includes(name)).toSorted();
  if (missing.length === 0) return null;
  return failed(
    `the schema ${schema} is older than this build: ${list(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`,
    'Run migrate: npm run migrate, or docker compose up migrate.',
  );
}

const list = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${first} and ${more.length} more`;
