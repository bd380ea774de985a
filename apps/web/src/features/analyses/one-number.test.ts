import type { MeasurementName } from '@trueswing/contracts';
import { formatMeasurement, isMeasured, unitOf } from '@trueswing/swing';
import { expect, test } from 'vitest';
import { dialSubjects } from './dial-subjects.ts';
import { readDial } from './dials/read-dial.ts';
import { measuredAngles } from './player/geometry/measured-angles.ts';
import { progressMetrics } from './progress/progress-metrics.ts';
import { readSampleAnalysis } from './sample/sample-analysis.ts';
import { finishedDetails } from './state-of-analysis.ts';
import { summarize } from './summary/summarize.ts';

/** A report that the worker stored, of two videos. */
const analysis = readSampleAnalysis();
const details = finishedDetails(analysis);
if (!details) throw new Error('The sample is not finished.');
const { measurements } = details;

/** As in the table of all numbers. */
const inTable = (name: MeasurementName) => formatMeasurement(measurements[name], unitOf(name));
/** "about 95° (80–115°)" and "36° ± 4°" begin with the number. */
const numberOf = (text: string) => /[−\d.]+/.exec(text)?.[0];

test.each(dialSubjects)('$label is one number in table, dial, share picture, PDF, text and chart', (subject) => {
  const { name, label } = subject;
  const shown = numberOf(inTable(name));
  expect(shown).toBeDefined();
  const dial = readDial(subject, measurements[name], true);
  if (dial.kind === 'locked') throw new Error(dial.reason);
  expect(numberOf(dial.figure.figure)).toBe(shown);
  // The PDF and the share picture are drawn from the summary.
  const inSummary = summarize(analysis, details, null).figures.find((figure) => figure.label === label);
  expect(inSummary).toMatchObject(dial.figure);
  const texts = {
    shoulderTurnDeg: analysis.mobilityAnalysis?.shoulderTurn,
    hipRotationDeg: analysis.mobilityAnalysis?.hipRotation,
    xFactorDeg: analysis.mobilityAnalysis?.xFactor,
    spineAngleDeg: analysis.mobilityAnalysis?.spineAngle,
  } as const;
  if (name in texts) expect(numberOf(texts[name as keyof typeof texts] ?? '')).toBe(shown);
});

test('a chart describes each measurement as the table does', () => {
  const filmed = progressMetrics.filter((metric) => metric.kind === 'filmed');
  expect(filmed.length).toBeGreaterThan(3);
  for (const metric of filmed) expect(metric.describe(metric.read(analysis))).toBe(inTable(metric.id));
});

test('the angles in the picture are those of the table', () => {
  const inPicture: [MeasurementName, number | undefined][] = [
    ['sideBendAtTopDeg', measuredAngles(measurements, 'face-on').top?.spine],
    ['sideBendDeg', measuredAngles(measurements, 'face-on').impact?.spine],
    ['shoulderTiltAtImpactDeg', measuredAngles(measurements, 'face-on').impact?.shoulders],
    ['shoulderTiltAtTopDeg', measuredAngles(measurements, 'down-the-line').top?.shoulders],
    ['spineAngleDeg', measuredAngles(measurements, 'down-the-line').address?.spine],
  ];
  for (const [name, angle] of inPicture) {
    expect(isMeasured(measurements[name]), name).toBe(true);
    expect(String(angle), name).toBe(numberOf(inTable(name))?.replace('−', ''));
  }
});
