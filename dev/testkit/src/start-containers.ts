import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import type { TestStack } from './provided-stores.ts';

const password = 'testcontainers';
const images = {
  postgres: process.env.TEST_POSTGRES_IMAGE ?? 'postgres:17-alpine',
  redis: process.env.TEST_REDIS_IMAGE ?? 'redis:7-alpine',
  s3: process.env.TEST_S3_IMAGE ?? 'quay.io/minio/minio:RELEASE.2025-09-07T16-13-09Z',
};

/** Starts the same stores in containers, for TEST_STACK=containers. Needs Docker. */
export async function startContainers(): Promise<TestStack> {
  const [postgres, redis, s3] = await Promise.all([
    new GenericContainer(images.postgres)
      .withEnvironment({ POSTGRES_PASSWORD: password })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
      .withExposedPorts(5432)
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start(),
    new GenericContainer(images.redis)
      .withCommand(['redis-server', '--appendonly', 'yes', '--databases', '1024', '--requirepass', password])
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
      .start(),
    new GenericContainer(images.s3)
      .withEnvironment({ MINIO_ROOT_USER: 'testkit', MINIO_ROOT_PASSWORD: password })
      .withCommand(['server', '/data'])
      .withExposedPorts(9000)
      // MinIO answers 503 until it is live; another S3 server knows no such path, and answers 403.
      .withWaitStrategy(Wait.forHttp('/minio/health/live', 9000).forStatusCodeMatching((status) => status < 500))
      .start(),
  ]);
  const at = (container: StartedTestContainer, port: number) =>
    `${container.getHost()}:${container.getMappedPort(port)}`;
  return {
    adminUrl: `postgres://postgres:${password}@${at(postgres, 5432)}/postgres`,
    redisUrl: `redis://:${password}@${at(redis, 6379)}`,
    s3: { endpoint: `http://${at(s3, 9000)}`, accessKey: 'testkit', secretKey: password, region: 'us-east-1' },
    remove: async () => void (await Promise.all([postgres, redis, s3].map((container) => container.stop()))),
  };
}
