import { expect, it } from 'vitest';
import { detailsUnderTest, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { summarize } from './summarize.ts';

it('has club, date, one sentence, and the four numbers with range and verdict', () => {
  const summary = summarize(finishedAnalysis(), detailsUnderTest, null);
  expect(summary).toMatchObject({ club: 'Driver', date: 'Nov 20, 2026' });
  expect(summary.sentence).toBe('Close the face: 4° open to your swing path, aim for 0°.');
  expect(summary.advice).toMatch(/^[A-Z].*\. Try this: [A-Z]/);
  expect(summary.advice).not.toContain(summary.sentence);
  expect(summary.figures.map(({ label, figure, range }) => [label, figure, range])).toEqual([
    ['Shoulder Turn', '105°', '85–115°'],
    ['Hip Rotation', '40°', '20–60°'],
    ['X-Factor', '60°', '35–75°'],
    // The spine needs the other view.
    ['Tempo', '3.1 : 1', '2.8–3.4'],
  ]);
  for (const { verdict } of summary.figures) expect(verdict?.text).toMatch(/\w/);
});

it('leaves a number that no video shows open, without a verdict', () => {
  const tempoRatio = { withheld: 'This video skips, so we cannot time your swing.' };
  const details = { ...detailsUnderTest, measurements: { ...detailsUnderTest.measurements, tempoRatio } };
  const [, , , last] = summarize(finishedAnalysis(), details, null).figures;
  expect(last).toEqual({ label: 'Spine', figure: '–', range: 'Not measured', isWide: false, verdict: null });
});

it('never praises what is below its target, nor faults what is beyond it', () => {
  const withShoulders = (value: number, low: number, high: number) => {
    const shoulderTurnDeg = { value, plusMinus: 5, interval: { low, high }, at: 'top', confidence: 0.9 } as const;
    const details = { ...detailsUnderTest, measurements: { ...detailsUnderTest.measurements, shoulderTurnDeg } };
    return summarize(finishedAnalysis(), details, null).figures[0]?.verdict?.tone;
  };
  expect([withShoulders(50, 46, 54), withShoulders(90, 87, 93), withShoulders(130, 126, 134)]).toEqual([
    'care',
    'good',
    'plain',
  ]);
});

it('says what to do where nothing is surely off target, and below it that nothing is', () => {
  const { sentence, advice } = summarize(finishedAnalysis({ faceAngle: null, clubPath: null }), detailsUnderTest, null);
  expect(sentence).toBe('Your hips going back are the open question. Film the same swing again.');
  expect(advice).toMatch(/^Nothing here is surely off target\. A second swing shows what is a habit\./);
});
