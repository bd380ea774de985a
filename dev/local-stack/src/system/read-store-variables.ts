import { readStartEnv } from '../env.ts';
import { portOf, readStartedState } from '../state/stack-state.ts';
import { readExternalStores } from '../stores/read-external-stores.ts';

/**
 * Variables that name database and object store of the stack that runs from a data folder, for commands beside it. External stores are
 * those of the environment, as at the start of the stack. With two of them there need be no stack here.
 */
export function readStoreVariables(dataFolder: string): Record<string, string> {
  const { adminUrl, s3 } = readExternalStores();
  return {
    DATABASE_ADMIN_URL: adminUrl ?? readOwnDatabase(dataFolder),
    ...(s3
      ? {
          S3_ENDPOINT: s3.endpoint,
          S3_REGION: s3.region,
          S3_ACCESS_KEY: s3.accessKey,
          S3_SECRET_KEY: s3.secretKey,
        }
      : readOwnS3(dataFolder)),
    S3_BUCKET: readStartEnv().S3_BUCKET ?? 'trueswing',
  };
}

function readOwnDatabase(dataFolder: string): string {
  const state = readStartedState(dataFolder);
  return `postgres://postgres:${state.postgresPassword}@127.0.0.1:${portOf(state, 'postgres')}/trueswing`;
}

function readOwnS3(dataFolder: string): Record<string, string> {
  const state = readStartedState(dataFolder);
  return {
    S3_ENDPOINT: `http://127.0.0.1:${portOf(state, 's3')}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY: state.s3AccessKey,
    S3_SECRET_KEY: state.s3SecretKey,
  };
}
