import { fileURLToPath } from 'node:url';
import { ChaosProcess } from '@trueswing/testkit';
import type { TestGateway } from '../../../gateway/test/test-gateway.ts';

const workerEntry = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** Starts the built worker on the stores of a gateway. */
export function startWorkerOf(gateway: TestGateway, env: NodeJS.ProcessEnv): ChaosProcess {
  const { REDIS_URL, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET } = gateway.deps.env;
  const stores = { REDIS_URL, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET };
  return new ChaosProcess({
    entry: workerEntry,
    env: {
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: gateway.databaseUrl('analysis'),
      ...stores,
      ...env,
    },
  });
}
