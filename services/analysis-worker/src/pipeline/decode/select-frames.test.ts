import { describe, expect, it } from 'vitest';
import { selectExpression } from './select-frames.ts';

describe('selectExpression', () => {
  it.each([
    [[7], 'eq(n,7)'],
    [[0, 1, 2, 3], 'between(n,0,3)'],
    [[0, 5, 10, 15], 'between(n,0,15)*not(mod(n-0,5))'],
    [[0, 10, 20, 21, 22, 23], 'between(n,0,20)*not(mod(n-0,10))+between(n,21,23)'],
    [[3, 9], 'between(n,3,9)*not(mod(n-3,6))'],
  ])('writes %j as %s', (frames, expression) => {
    expect(selectExpression(frames)).toBe(expression);
  });

  it('stays short for a long even plan', () => {
    const frames = Array.from({ length: 450 }, (_, i) => i * 3);
    expect(selectExpression(frames).length).toBeLessThan(60);
  });
});
