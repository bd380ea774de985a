import { createLogger } from '@trueswing/service-kit';
// The gateway's calls about points end in the gamification service; the tests cover both together.
import { buildApp } from '../../gamification/src/app.ts';
import { startBackground } from '../../gamification/src/background.ts';
import { openDeps } from '../../gamification/src/deps.ts';
import { internalSecret, type TestGateway } from './test-gateway.ts';

export type TestGamification = Awaited<ReturnType<typeof startTestGamification>>;

/** Starts the gamification service on a gateway's database and clock. */
export async function startTestGamification(gateway: TestGateway) {
  const { deps: opened, close } = await openDeps(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      OTEL_TRACES_SAMPLER_ARG: 1,
      HOST: '127.0.0.1',
      PORT: 0,
      DATABASE_URL: gateway.databaseUrl('gamification'),
      INTERNAL_SECRET: internalSecret,
      PUSH_SERVICES: [],
      PUSH_CONTACT: 'mailto:push@example.com',
    },
    createLogger({ service: 'gamification', level: 'silent' }),
  );
  const deps = { ...opened, now: () => gateway.deps.now() };
  const background = startBackground(deps);
  const app = buildApp(deps);
  gateway.deps.env.GAMIFICATION_URL = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    deps,
    async stop() {
      await app.close();
      await background.stop();
      await close();
    },
  };
}
