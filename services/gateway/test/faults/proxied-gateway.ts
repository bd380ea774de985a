import { TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll } from 'vitest';
import type { Env } from '../../src/env.ts';
import { startGateway, type TestGateway } from '../test-gateway.ts';

export type StoreName = 'PostgreSQL' | 'Redis' | 'the object store';

export interface ProxiedGateway {
  gateway: TestGateway;
  /** The proxy between the gateway and each of its stores. */
  proxies: Record<StoreName, TcpFaultProxy>;
}

/** Starts a gateway before the tests of a file or suite, with a proxy before each store, and stops both after them. */
export function openProxiedGateway(settings: () => Promise<Partial<Env>> = async () => ({})): ProxiedGateway {
  const opened = {} as ProxiedGateway;
  beforeAll(async () => {
    opened.gateway = await startGateway(await settings(), async ({ DATABASE_URL, REDIS_URL, S3_ENDPOINT }) => {
      const [postgres, redis, s3] = await Promise.all([DATABASE_URL, REDIS_URL, S3_ENDPOINT].map(TcpFaultProxy.start));
      if (!postgres || !redis || !s3) throw new Error('no proxies');
      opened.proxies = { PostgreSQL: postgres, Redis: redis, 'the object store': s3 };
      return {
        DATABASE_URL: postgres.url(DATABASE_URL),
        REDIS_URL: redis.url(REDIS_URL),
        S3_ENDPOINT: s3.url(S3_ENDPOINT),
      };
    });
  });
  afterAll(async () => {
    await opened.gateway.stop();
    await Promise.all(Object.values(opened.proxies).map((proxy) => proxy.stop()));
  });
  return opened;
}
