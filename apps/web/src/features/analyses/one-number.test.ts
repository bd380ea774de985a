import {
  analysisResultSchema,
  type ListedSwing,
  type PoseTrack,
  poseTrackSchema,
  type SwingEventName,
  sharedSwingSchema,
  shotFromApi,
  type VideoView,
} from '@trueswing/contracts';
import {
  type BodyNumberName,
  describeBodyNumber,
  formatMeasurement,
  isMeasured,
  listResult,
  readEvidence,
  unitOf,
} from '@trueswing/swing';
import { expect, test } from 'vitest';
import { monthlyAverageOfShots } from '../../../test/fixtures/ball.ts';
import { dialsOf } from './dial-subjects.ts';
import { readDial } from './dials/read-dial.ts';
import { readMobilityFigure } from './mobility-figure.ts';
import { poseToDraw } from './player/video/pose-to-draw.ts';
import { videosOf } from './player/video/videos-of.ts';
import { averageText } from './progress/compare-with-average.ts';
import { progressMetrics } from './progress/progress-metrics.ts';
import { progressSeries } from './progress/progress-series.ts';
import stored from './sample/generated/analysis.json' with { type: 'json' };
import downTheLineTrack from './sample/generated/down-the-line-landmarks.json' with { type: 'json' };
import faceOnTrack from './sample/generated/face-on-landmarks.json' with { type: 'json' };
import { readSampleAnalysis } from './sample/sample-analysis.ts';
import { finishedDetails } from './state-of-analysis.ts';
import { summarize } from './summary/summarize.ts';
import { shapesOfStep } from './verdict/figures/shapes-of-step.ts';

/** A stored result of two videos. */
const analysis = readSampleAnalysis();
const details = finishedDetails(analysis);
if (!details) throw new Error('The sample is finished.');
const { measurements } = details;
const tracks: Record<VideoView, PoseTrack> = {
  'face-on': poseTrackSchema.parse(faceOnTrack),
  'down-the-line': poseTrackSchema.parse(downTheLineTrack),
};

/** "95°" of "about 95° (80–115°)", and "36°" of "36° ± 4°": the number without what is around it. */
const numberIn = (text: string): string => /\d+(\.\d)?°?/.exec(text)?.[0] ?? text;

/** Reads the number of a line in the picture of a moment, "lean 6°" as "6°". */
function inPicture(view: VideoView, event: SwingEventName, line: string): string | undefined {
  const video = videosOf(analysis, details as NonNullable<typeof details>).find(({ slot }) => slot === view); // checked above
  const pose = video && poseToDraw(video, tracks[view], video.view.events[event].timeS);
  const text = pose?.lines.find(({ name }) => name === line)?.text;
  return text && numberIn(text);
}

const inTable = (name: BodyNumberName): string => {
  const measured = measurements[name];
  if (!isMeasured(measured)) throw new Error(`The sample has no ${name}.`);
  return describeBodyNumber(name, measured, null).value;
};

test.each(dialsOf(measurements).map((subject) => [subject.label, subject] as const))(
  '%s is one number on the dial, the pictures, the list, the share picture, the PDF and in the text',
  (label, subject) => {
    const { name } = subject;
    const measurement = measurements[name];
    if (!isMeasured(measurement)) throw new Error(`The sample has no ${name}.`);
    const dial = readDial(subject, measurement, { hasBoth: true, isBelowSlowMotion: false });
    const figure = dial.kind === 'measured' ? dial.figure.figure : '';
    expect(figure).toMatch(/^\d+°$/);

    // the share picture and the PDF draw these
    expect(summarize(analysis, details, null).figures.find((each) => each.label === label)?.figure).toBe(figure);
    expect(readMobilityFigure(measurement)?.figure).toBe(figure);
    expect(numberIn(readEvidence(name, measurement, '', null).reading)).toBe(figure);
    const texts = { shoulderTurnDeg: 'shoulderTurn', hipRotationDeg: 'hipRotation', xFactorDeg: 'xFactor' } as const;
    const written = analysis.mobilityAnalysis?.[name in texts ? texts[name as keyof typeof texts] : 'spineAngle'];
    expect(numberIn(written ?? '')).toBe(figure);

    if (name === 'shoulderTurnDeg' || name === 'hipRotationDeg') {
      const line = name === 'shoulderTurnDeg' ? 'shoulders' : 'hips';
      for (const view of ['face-on', 'down-the-line'] as const) expect(inPicture(view, 'top', line)).toBe(figure);
    }
    if (name === 'spineAngleDeg') expect(inPicture('down-the-line', 'address', 'spine')).toBe(figure);
  },
);

test.each([
  ['sideBendAtTopDeg', 'top', 'spine'],
  ['sideBendDeg', 'impact', 'spine'],
  ['shoulderTiltAtImpactDeg', 'impact', 'shoulders'],
] as const)('%s is one number in the table and on the picture', (name, event, line) => {
  expect(inPicture('face-on', event, line)).toBe(inTable(name));
});

test('the spine at impact is on the picture what dial and table add up to', () => {
  const { spineAngleDeg, spineAngleChangeDeg } = measurements;
  if (!isMeasured(spineAngleDeg) || !isMeasured(spineAngleChangeDeg)) throw new Error('The sample has no spine.');
  expect(inPicture('down-the-line', 'impact', 'spine')).toBe(`${spineAngleDeg.value + spineAngleChangeDeg.value}°`);
});

test.each(progressMetrics.map((metric) => [metric.name, metric] as const))(
  '%s: the average of one swing is the number of that swing',
  (_name, metric) => {
    const listed: ListedSwing = { ...analysis, ...listResult(analysisResultSchema.parse(stored.result)) };
    const reading = metric.read(listed);
    const month = monthlyAverageOfShots([shotFromApi(listed)]);
    const { average } = progressSeries([listed], listed, metric, { month, nowMs: Date.parse(listed.createdAt) });
    if (!average) throw new Error(`The sample has no ${metric.name}.`);
    expect(numberIn(averageText(average, metric).replace(/^\d+-day/, ''))).toBe(numberIn(metric.describe(reading)));
  },
);

test('a chart describes each measurement as the report does', () => {
  const listed: ListedSwing = { ...analysis, ...listResult(analysisResultSchema.parse(stored.result)) };
  const filmed = progressMetrics.filter((metric) => metric.kind === 'filmed');
  expect(filmed.length).toBeGreaterThan(3);
  for (const metric of filmed) {
    const inNumbers = formatMeasurement(measurements[metric.id], unitOf(metric.id));
    expect(metric.describe(metric.read(listed)), metric.id).toBe(inNumbers);
    const measured = measurements[metric.id];
    if (!isMeasured(measured)) continue;
    const inReport = readEvidence(metric.id, measured, '', null).reading;
    expect(numberIn(inReport.replace('−', '')), metric.id).toBe(numberIn(inNumbers.replace('−', '')));
  }
});

test('a coach reads the numbers of the golfer', () => {
  const { userId: _owner, ...shown } = analysis;
  const link = { analysis: shown, golferName: null, stature: null, expiresAt: analysis.createdAt, comments: [] };
  const opened = sharedSwingSchema.parse(JSON.parse(JSON.stringify(link))).analysis;
  expect(finishedDetails(opened)?.measurements).toEqual(measurements);
});

test('a range that is too wide for a number has none on any of them', () => {
  const interval = { low: 24.4, high: 70.6 };
  const wide = {
    value: 46,
    plusMinus: 24,
    interval,
    isWide: true,
    views: 'face-on',
    at: 'top',
    confidence: 0.9,
  } as const;
  const ofWide = { ...measurements, xFactorDeg: wide };
  const hidden = /\b4[4-8]\b/;
  const [subject] = dialsOf(ofWide).filter(({ name }) => name === 'xFactorDeg');
  const [metric] = progressMetrics.filter(({ id }) => id === 'xFactorDeg');
  if (!subject || !metric) throw new Error('The X-factor has a dial and a chart.');
  const result = analysisResultSchema.parse(stored.result);
  const listed: ListedSwing = { ...analysis, ...listResult({ ...result, measurements: ofWide }) };
  const figures = summarize(
    analysis,
    { ...(details as NonNullable<typeof details>), measurements: ofWide },
    null,
  ).figures; // checked above
  const texts = [
    JSON.stringify(readMobilityFigure(wide)),
    JSON.stringify(readDial(subject, wide, { hasBoth: false, isBelowSlowMotion: false })),
    JSON.stringify(figures.find(({ label }) => label === subject.label)),
    formatMeasurement(wide),
    readEvidence('xFactorDeg', wide, '', null).reading,
    JSON.stringify(metric.read(listed)),
    JSON.stringify(progressSeries([listed], listed, metric, { month: undefined, nowMs: Date.parse(listed.createdAt) })),
  ];
  for (const text of texts) expect(text.replaceAll('"low":24.4,"high":70.6', '')).not.toMatch(hidden);
  expect(shapesOfStep('xFactorDeg', ofWide, 'face-on')).toBeNull();
});
