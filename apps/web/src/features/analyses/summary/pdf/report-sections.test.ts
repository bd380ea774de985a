import type { Measurements } from '@trueswing/contracts';
import { findFindings } from '@trueswing/swing';
import { expect, it } from 'vitest';
import { detailsUnderTest, finishedAnalysis } from '../../../../../test/fixtures/finished-analysis.ts';
import { reportSections } from './report-sections.ts';

const measured = (value: number) => ({ value, plusMinus: 2, at: 'swing', confidence: 0.9 }) as const;
/** The sentences to work on of a swing that was judged by a head movement of 14 % of the height. */
function toWorkOn(measurements: Measurements): readonly string[] | undefined {
  const findings = findFindings({ headMovementBh: measured(14) });
  const analysis = finishedAnalysis({
    swingWeaknesses: findings.map(({ text }) => text),
    technicalDetails: { ...detailsUnderTest, measurements, findings },
  });
  return reportSections(analysis, 'Advice.').find(({ title }) => title === 'To work on')?.sentences;
}

it('lists the weaknesses that the rules of today still find, as the report does', () => {
  expect(toWorkOn({ headMovementBh: measured(14) })).toHaveLength(1);
  expect(toWorkOn({ headMovementBh: measured(4) })).toBeUndefined();
});
