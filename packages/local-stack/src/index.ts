export { findChromium } from './find-chromium.ts';
export { type FfmpegPaths, findFfmpeg } from './find-ffmpeg.ts';
export type { Part } from './part.ts';
export { createPaymentsSandbox, type PaymentsSandbox } from './payments-sandbox/sandbox-server.ts';
export { type PaymentsSandboxProcessOptions, startPaymentsSandbox } from './payments-sandbox.ts';
export { startPostgres } from './postgres.ts';
export { repositoryRoot } from './repository-paths.ts';
export { type RunningStores, type S3Facts, startStores } from './start-stores.ts';
export { type RunningSystem, type SystemOptions, startSystem } from './start-system.ts';
