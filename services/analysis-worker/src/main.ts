import { createLogger, runService } from '@trueswing/service-kit';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { openDeps } from './deps.ts';
import { readWorkerEnv } from './env.ts';

const env = readWorkerEnv();
const logger = createLogger({ service: 'analysis-worker', level: env.LOG_LEVEL });

await runService(logger, async () => {
  const { deps, close } = await openDeps(env, logger);
  const background = startBackground(deps);
  const app = buildApp(deps, background);
  await app.listen({ host: env.HOST, port: env.PORT });
  return {
    async close() {
      // First, since other workers wait for the attempts that it hands back.
      await background.stop();
      await app.close();
      await close();
    },
  };
});
