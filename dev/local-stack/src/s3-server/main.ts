import { surviveFullLog } from '../processes/survive-full-log.ts';
import { createS3Server } from './s3-server.ts';

surviveFullLog();

const read = (name: string): string => {
  const value = process.env[`S3_SERVER_${name}`];
  if (!value) throw new Error(`s3-server: set S3_SERVER_${name}`);
  return value;
};

const server = createS3Server({
  folder: read('FOLDER'),
  accessKey: read('ACCESS_KEY'),
  secretKey: read('SECRET_KEY'),
  limitedKeysFile: process.env.S3_SERVER_LIMITED_KEYS_FILE,
  region: read('REGION'),
  fsync: process.env.S3_SERVER_FSYNC !== 'false',
});
server.listen(Number(read('PORT')), process.env.S3_SERVER_HOST ?? '127.0.0.1');
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // Running requests may finish. Idle connections would keep the process alive for a minute.
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5_000).unref();
  });
}
