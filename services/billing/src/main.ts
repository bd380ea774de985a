import { runService } from '@trueswing/service-kit';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { openDeps } from './deps.ts';
import { readServiceEnv } from './env.ts';

await runService({
  name: 'billing',
  readEnv: readServiceEnv,
  openDeps,
  startBackground,
  buildApp,
});
