import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findingRules } from './4-judge/rules/rules.ts';
import { faultShare, likelyShare } from './4-judge/targets/bands.ts';
import { algorithmVersion, findingsSince, hasFindingsOfToday } from './algorithm-version.ts';

test.each([
  [algorithmVersion, true],
  [findingsSince, true],
  ['swing-2026.11.20', true],
  ['swing-2027.1.1', true],
  // Weighed a fault with an uneven interval by its even ±.
  ['swing-2026.11.18', false],
  // Praised a turn above its target as close to it.
  ['swing-2026.11.16', false],
  // ... and called a turn of one view a fault from 90 %.
  ['swing-2026.11.15', false],
  // ... and one of both views, too.
  ['swing-2026.11.14', false],
  // ... and from 80 %.
  ['swing-2026.11.8', false],
  ['swing-2026.9.20', false],
  ['swing-2025.12.30', false],
  ['mediapipe', false],
])('%s has the findings of today: %s', (version, isOfToday) => {
  expect(hasFindingsOfToday(version)).toBe(isOfToday);
});

test('findingsSince moves with the rules that decide which findings a swing has', () => {
  const rules = Object.entries(findingRules).map(([name, rule]) => {
    const { kind, measurement, weight, appliesWithin, unless } = rule;
    const [title, dial] = rule.kind === 'weakness' ? [rule.issue] : [rule.title, rule.dial];
    return [name, kind, measurement, weight, appliesWithin, unless, title, dial?.above];
  });
  const digest = createHash('sha256')
    .update(JSON.stringify([rules, likelyShare, faultShare]))
    .digest('hex')
    .slice(0, 12);
  // With other rules, give both: the new version, and the new digest.
  expect([findingsSince, digest]).toEqual(['swing-2026.11.19', 'd62314e405a6']);
});
