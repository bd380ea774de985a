export { ManagedProcess } from './managed-process.ts';
export { type RunningPostgres, startPostgres } from './postgres.ts';
export { builtEntry, repositoryRoot } from './repository-paths.ts';
export { type RunningStores, type S3Facts, startStores } from './start-stores.ts';
