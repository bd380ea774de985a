import { EnvironmentError } from '@trueswing/service-kit';
import { expect, it } from 'vitest';
import { readScheduleEnv } from './env.ts';

it('scheduled backups name every wrong variable at their start, those of the stores among them', () => {
  const wrong = {
    BACKUP_EVERY_HOURS: '0',
    PORT: 'z',
    DATABASE_ADMIN_URL: 'mysql://x',
    BACKUP_KEY: '1',
    S3_ENDPOINT: 'z',
  };
  let error: unknown;
  try {
    readScheduleEnv({ ...wrong, S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' });
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(EnvironmentError);
  expect((error as EnvironmentError).mistakes.map(({ variable }) => variable).sort()).toEqual(
    [...Object.keys(wrong), 'S3_BUCKET'].sort(),
  );
});
