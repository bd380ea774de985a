import { createLogger, runService } from '@trueswing/service-kit';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { openDeps } from './deps.ts';
import { readServiceEnv } from './env.ts';

const env = readServiceEnv();
const logger = createLogger({ service: 'gamification', level: env.LOG_LEVEL });

await runService(logger, async () => {
  const { deps, close } = await openDeps(env, logger);
  const background = startBackground(deps);
  const app = buildApp(deps);
  await app.listen({ host: env.HOST, port: env.PORT });
  return {
    async close() {
      await app.close();
      await background.stop();
      await close();
    },
  };
});
