import { runService } from '@trueswing/service-kit';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { openDeps } from './deps.ts';
import { readWorkerEnv } from './env.ts';

await runService({
  name: 'analysis-worker',
  readEnv: readWorkerEnv,
  openDeps,
  startBackground,
  buildApp,
  // Other workers wait for the attempts that it hands back.
  stopFirst: 'background',
});
