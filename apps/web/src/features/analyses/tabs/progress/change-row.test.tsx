import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { progressMetrics } from '../../progress/progress-metrics.ts';
import { ChangeRow } from './change-row.tsx';

const [metric] = progressMetrics;
if (!metric) throw new Error('no metric');
const average = '+2.2 mph';

test.each([
  ['noise', true],
  ['real', true],
  ['open', false],
] as const)('a change that is %s stands beside the average of the month: %s', (kind, isShown) => {
  const row = <ChangeRow metric={metric} before={94} now={98} change={{ kind, difference: 4 }} average={average} />;
  expect(renderToStaticMarkup(row).includes('Beside your 30-day average')).toBe(isShown);
});
