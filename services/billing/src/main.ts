import { createLogger, runService } from '@trueswing/service-kit';
import { buildApp } from './app.ts';
import { startEventConsumer } from './consumer.ts';
import { openDeps } from './deps.ts';
import { readServiceEnv } from './env.ts';
import { startPoller } from './poller.ts';

const env = readServiceEnv();
const logger = createLogger({ service: 'billing', level: env.LOG_LEVEL });

await runService(logger, async () => {
  const { deps, close } = await openDeps(env, logger);
  const consumer = startEventConsumer(deps);
  const poller = startPoller(deps);
  const app = await buildApp(deps);
  await app.listen({ host: env.HOST, port: env.PORT });
  return {
    async close() {
      await app.close();
      await Promise.all([consumer.stop(), poller.stop()]);
      await close();
    },
  };
});
