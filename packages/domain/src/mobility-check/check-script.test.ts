import { expect, it } from 'vitest';
import { checkParts, promptsFrom } from './check-script.ts';

it('the script of a check asks for two turns each way in each part, with the center before, between and after', () => {
  expect(checkParts.map(({ name }) => name)).toEqual(['chest', 'hips', 'separation']);
  for (const part of checkParts) {
    expect(part.steps.map(({ pose }) => pose[0]).join('')).toBe('crclcrclc');
  }
});

it('the script of a check takes about a minute and a half', () => {
  const ms = checkParts.flatMap((part) => [part.prepareMs, ...part.steps.map((step) => step.ms)]);
  expect(ms.reduce((sum, each) => sum + each, 0)).toBeLessThan(100_000);
});

it('dates each prompt by the steps before it', () => {
  const [chest] = checkParts;
  const prompts = chest ? promptsFrom(chest, 1000) : [];
  expect(prompts.slice(0, 3)).toEqual([
    { atMs: 1000, pose: 'center' },
    { atMs: 3200, pose: 'right' },
    { atMs: 6400, pose: 'center' },
  ]);
  expect(prompts).toHaveLength(9);
});
