import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasSpace } from './has-space.ts';

it('does not take a folder that is gone for a full disk', () => {
  expect(hasSpace(join(tmpdir(), 'no-such-data-folder'))).toBe(true);
});
