import { describe, expect, it } from 'vitest';
import { readEnv, serviceEnvSchema } from './env.ts';

const complete = { PORT: '8080', DATABASE_URL: 'postgres://gateway:hunter2@localhost/app' };

describe('readEnv', () => {
  it('returns typed values and defaults', () => {
    expect(readEnv(serviceEnvSchema, complete)).toMatchObject({
      PORT: 8080,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
    });
  });

  it('names each bad variable and never a value', () => {
    const read = () => readEnv(serviceEnvSchema, { PORT: 'hunter2' });
    expect(read).toThrow(/PORT[\s\S]*DATABASE_URL/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('treats an empty variable as absent', () => {
    expect(readEnv(serviceEnvSchema, { ...complete, LOG_LEVEL: '' }).LOG_LEVEL).toBe('info');
  });
});
