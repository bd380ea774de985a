import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { progressMetrics } from '../../progress/progress-metrics.ts';
import { ChangeRow } from './change-row.tsx';
import type { ComparedAverage } from './compare-metric.ts';

const [metric] = progressMetrics;
if (!metric) throw new Error('no metric');
const average = { difference: '+2.2 mph', range: '94.2–97.4', shots: '12 shots', smallest: '2.1', missing: null };

test.each([
  ['noise', true],
  ['beyond-noise', true],
  ['open', false],
] as const)('a change that is %s stands beside the average of the days before: %s', (kind, isShown) => {
  const row = <ChangeRow metric={metric} before={94} now={98} change={{ kind, difference: 4 }} average={average} />;
  expect(renderToStaticMarkup(row).includes('Beside the 30 days before')).toBe(isShown);
});

test('the average has its range, its number of shots and the smallest change that shows', () => {
  const change = { kind: 'noise', difference: 4 } as const;
  const textOf = (beside: ComparedAverage) => {
    const row = <ChangeRow metric={metric} before={94} now={98} change={change} average={beside} />;
    return renderToStaticMarkup(row).replaceAll(/<[^>]*>/g, '');
  };
  expect(textOf(average)).toContain('94.2–97.4 mph, 12 shots. A change of the average below 2.1 mph can be chance.');
  const few = {
    difference: 'As usual',
    range: '95.0',
    shots: '2 shots',
    smallest: null,
    missing: '2 more shots for a range',
  };
  expect(textOf(few)).toContain('95.0 mph, 2 shots. 2 more shots for a range.');
});

test('a change beyond the noise of two swings is not called real', () => {
  const change = { kind: 'beyond-noise', difference: 4 } as const;
  const text = renderToStaticMarkup(<ChangeRow metric={metric} before={94} now={98} change={change} average={null} />);
  expect(text).toContain('More than the noise');
  expect(text).not.toMatch(/real/i);
});
