// What development packages run of the worker inside their own process (docs/decisions/0070).
export { type Deps, openDeps } from './deps.ts';
export { readWorkerEnv } from './env.ts';
export { runAttempt } from './jobs/analyze-video/attempts/run-attempt.ts';
export { copySize } from './pipeline/decode/picture-size.ts';
export type { DetectedVideo } from './pipeline/detect-poses.ts';
export { transcodeVideo } from './pipeline/outputs/transcode-video.ts';
export { probeVideo } from './pipeline/probe/probe-video.ts';
