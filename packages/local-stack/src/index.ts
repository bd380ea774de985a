export type { Part } from './processes/part.ts';
export { repositoryRoot } from './repository-paths.ts';
export { startPostgres } from './stores/postgres/start-postgres.ts';
export { type RunningStores, type S3Connection, startStores } from './stores/start-stores.ts';
export { type RunningPaymentsSandbox, startPaymentsSandbox } from './system/start-payments-sandbox.ts';
export { type RunningSystem, type SystemOptions, startSystem } from './system/start-system.ts';
export { installDebianPackage, unpackDebianPackages } from './tools/debian-packages.ts';
export { findChromium } from './tools/find-chromium.ts';
export { type FfmpegPaths, findFfmpeg } from './tools/find-ffmpeg.ts';
