import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test.each([
  [['Penny', 'Park'], 'PP'],
  [['penny', ''], 'P'],
  [['🏌️ Penny', 'Park'], '🏌P'],
  [['𝒫enny', '𝒫ark'], '𝒫𝒫'],
  [['', ''], 'U'],
  [[], 'U'],
])('the initials of %j are %s', (names, initials) => {
  expect(initialsOf(names)).toBe(initials);
});
