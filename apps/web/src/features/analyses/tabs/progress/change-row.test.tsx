import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { progressMetrics } from '../../progress/progress-metrics.ts';
import { ChangeRow } from './change-row.tsx';

const [metric] = progressMetrics;
if (!metric) throw new Error('no metric');
const average = '+2.2 mph';

test.each([
  ['noise', true],
  ['beyond-noise', true],
  ['open', false],
] as const)('a change that is %s stands beside the average of the month: %s', (kind, isShown) => {
  const row = <ChangeRow metric={metric} before={94} now={98} change={{ kind, difference: 4 }} average={average} />;
  expect(renderToStaticMarkup(row).includes('Beside your 30-day average')).toBe(isShown);
});

test('a change beyond the noise of two swings is not called real', () => {
  const change = { kind: 'beyond-noise', difference: 4 } as const;
  const text = renderToStaticMarkup(<ChangeRow metric={metric} before={94} now={98} change={change} average={null} />);
  expect(text).toContain('More than the noise');
  expect(text).not.toMatch(/real/i);
});
