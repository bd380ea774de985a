import { createLogger, runService } from '@trueswing/service-kit';
import { buildApp } from './app.ts';
import { startEventConsumer } from './consumer.ts';
import { openDeps } from './deps.ts';
import { readServiceEnv } from './env.ts';
import { startSweeper } from './sweeper.ts';

const env = readServiceEnv();
const logger = createLogger({ service: 'gateway', level: env.LOG_LEVEL });

await runService(logger, async () => {
  const { deps, close } = await openDeps(env, logger);
  const app = await buildApp(deps);
  const consumer = startEventConsumer(deps);
  const sweeper = startSweeper(deps);
  await app.listen({ host: env.HOST, port: env.PORT });
  return {
    async close() {
      await app.close();
      await Promise.all([consumer.stop(), sweeper.stop()]);
      await close();
    },
  };
});
