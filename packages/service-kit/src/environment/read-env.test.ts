import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { objectStoreEnv, serviceEnvSchema } from '../env.ts';
import { needs, setTogether } from './env-rules.ts';
import { EnvironmentError } from './environment-error.ts';
import { readEnv } from './read-env.ts';

const complete = { PORT: '8080', DATABASE_URL: 'postgres://gateway:hunter2@localhost/app' };

describe('readEnv', () => {
  it('returns typed values and defaults', () => {
    expect(readEnv(serviceEnvSchema, complete)).toMatchObject({
      PORT: 8080,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
    });
  });

  it('treats an empty variable as absent', () => {
    expect(readEnv(serviceEnvSchema, { ...complete, LOG_LEVEL: '' }).LOG_LEVEL).toBe('info');
  });

  it('names every mistake in one go, with an example and without a value', () => {
    const rules = [setTogether('SMTP_URL', 'MAIL_FROM'), needs('KEY', 'MODEL')];
    const read = () =>
      readEnv(serviceEnvSchema, { PORT: 'hunter2', SMTP_URL: 'smtp://hunter2', KEY: 'hunter2' }, rules);
    expect(read).toThrow(
      new EnvironmentError([
        { variable: 'PORT', problem: 'is not a number', example: '8080' },
        {
          variable: 'DATABASE_URL',
          problem: 'is missing',
          example: 'postgres://gateway:password@localhost:5432/trueswing',
        },
        { variable: 'MAIL_FROM', problem: 'is missing: it is needed together with SMTP_URL', example: undefined },
        { variable: 'MODEL', problem: 'is missing: KEY needs it', example: undefined },
      ]),
    );
    expect(read).not.toThrow(/hunter2/);
    expect(read).toThrow('4 variables of the environment must be changed:\n  PORT is not a number. Example: 8080\n');
  });

  const schema = z
    .object({
      ...serviceEnvSchema.shape,
      ...objectStoreEnv,
      SECRET: z.string().min(32).max(40),
      KEY: z.string().length(43),
      PREFIXED: z.string().startsWith('whsec_'),
    })
    .partial();
  it.each([
    ['PORT', '80.5', 'is not a whole number'],
    ['PORT', '70000', 'is more than 65535'],
    ['PORT', '-1', 'is less than 0'],
    ['NODE_ENV', 'prod', 'is none of development, test, production'],
    ['DATABASE_URL', 'localhost', 'is not a URL'],
    ['DATABASE_URL', 'mysql://localhost/app', 'begins with another protocol than the example'],
    ['S3_ENDPOINT', 'http://localhost:9000/bucket', 'has a path'],
    ['S3_ENDPOINT', 'nonsense', 'is not a URL'],
    ['SECRET', 'short', 'has fewer than 32 characters'],
    ['SECRET', 'x'.repeat(41), 'has more than 40 characters'],
    ['KEY', 'short', 'does not have 43 characters'],
    ['PREFIXED', 'we_1', 'does not begin with whsec_'],
  ])('%s=%s %s', (variable, value, problem) => {
    const read = () => readEnv(schema, { [variable]: value });
    expect(read).toThrow(new RegExp(`^One variable of the environment must be changed:\n  ${variable} ${problem}\\.`));
  });
});
