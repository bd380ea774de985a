import type { AppError } from '@trueswing/service-kit';
import { expect, it } from 'vitest';
import type { Env } from '../../../env.ts';
import { openSecret, sealSecret } from './seal-secret.ts';

const depsWith = (secret?: string) => ({ env: { INTERNAL_SECRET: secret } as Env });
const deps = depsWith('the internal secret of this test file');
const secret = Buffer.from('12345678901234567890');

it('opens what it sealed, which differs each time', () => {
  const sealed = sealSecret(deps, 'jo', secret);
  expect(openSecret(deps, 'jo', sealed)).toEqual(secret);
  expect(sealSecret(deps, 'jo', secret).equals(sealed)).toBe(false);
});

it('opens nothing for another admin, with another INTERNAL_SECRET, or that was changed', () => {
  const sealed = sealSecret(deps, 'jo', secret);
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
  expect(openSecret(deps, 'ann', sealed)).toBeNull();
  expect(openSecret(depsWith('another internal secret of this file'), 'jo', sealed)).toBeNull();
  expect(openSecret(deps, 'jo', changed)).toBeNull();
});

it('answers 503 without INTERNAL_SECRET', () => {
  const answer = () => {
    try {
      return sealSecret(depsWith(), 'jo', secret);
    } catch (error) {
      return [(error as AppError).status, (error as AppError).code];
    }
  };
  expect(answer()).toEqual([503, 'second-factor-unavailable']);
});
