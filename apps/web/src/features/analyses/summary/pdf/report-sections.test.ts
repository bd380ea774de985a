import type { Measured, Measurements } from '@trueswing/contracts';
import { describeRule, findFindings } from '@trueswing/swing';
import { expect, it } from 'vitest';
import { detailsUnderTest, finishedAnalysis } from '../../../../../test/fixtures/finished-analysis.ts';
import { reportSections, shotNumbers } from './report-sections.ts';

const measured = (value: number) => ({ value, plusMinus: 2, at: 'swing', confidence: 0.9 }) as const;
/** Weaknesses and exercises of a swing that was judged by a head movement of 14 % of the height. */
function adviceFor(measurements: Measurements) {
  const findings = findFindings({ headMovementBh: measured(14) });
  const analysis = finishedAnalysis({
    swingWeaknesses: findings.map(({ text }) => text),
    exerciseRecommendations: ['Stability: of the older rules'],
    technicalDetails: { ...detailsUnderTest, measurements, findings },
  });
  const sections = reportSections(analysis, 'Advice.');
  return ['To work on', 'Exercises'].map((name) => sections.find(({ title }) => title === name)?.sentences);
}

it('lists the weaknesses that the rules of today still find, as the report does, and their exercises', () => {
  const [found] = findFindings({ headMovementBh: measured(14) });
  const exercises = describeRule(found?.rule ?? '')?.exercises;
  expect(exercises?.length).toBeGreaterThan(0);
  expect(adviceFor({ headMovementBh: measured(14) })).toEqual([[found?.text], exercises]);
  expect(adviceFor({ headMovementBh: measured(4) })).toEqual([undefined, undefined]);
});

it('has the numbers of the launch monitor as their tiles have them, the angles with their words', () => {
  const analysis = finishedAnalysis({ carry: 230.6, clubPath: -2.1 });
  expect(shotNumbers(analysis)).toEqual([
    { label: 'Club speed', value: '98.4 mph', words: '' },
    { label: 'Ball speed', value: '142.1 mph', words: '' },
    { label: 'Smash factor', value: '1.44', words: '' },
    { label: 'Carry', value: '231 yd', words: '' },
    { label: 'Total', value: '252 yd', words: '' },
    { label: 'Spin rate', value: '2710 rpm', words: '' },
    { label: 'Club path', value: '−2.1°', words: 'slightly out-to-in' },
    { label: 'Face angle', value: '1.6°', words: 'to the right' },
  ]);
});

it('lists no strength of an older result that its dial now says is above the target', () => {
  const turned = (value: number, low: number, high: number): Measured => {
    return { ...measured(value), interval: { low, high }, views: 'both' };
  };
  const steady = { headMovementBh: measured(4) };
  const findings = findFindings({ ...steady, hipRotationDeg: turned(45, 38, 52) });
  const swingStrengths = findings.map(({ text }) => text);
  const strengthsOf = (hipRotationDeg: Measured) => {
    const technicalDetails = { ...detailsUnderTest, measurements: { ...steady, hipRotationDeg }, findings };
    const sections = reportSections(finishedAnalysis({ swingStrengths, technicalDetails }), 'Advice.');
    return sections.find(({ title }) => title === 'Strengths')?.sentences;
  };
  const [head] = findFindings(steady);
  expect(swingStrengths).toHaveLength(2);
  expect(strengthsOf(turned(45, 38, 52))).toEqual(swingStrengths);
  expect(strengthsOf(turned(56, 48, 64))).toEqual([head?.text]);
});
