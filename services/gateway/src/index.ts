// What development packages run of the gateway inside their own process (docs/decisions/0070).
export { buildApp } from './app.ts';
export { openDeps } from './deps.ts';
export { readServiceEnv } from './env.ts';
