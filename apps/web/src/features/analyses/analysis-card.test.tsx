// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { swingAnalysisSchema, swingEventNames } from '@trueswing/contracts';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { makeQueryClient } from '../../app/query-client.ts';
import { AnalysisCard } from './analysis-card.tsx';

const id = 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d11';
const unfinished = {
  ...{ id, userId: id, createdAt: new Date().toISOString(), clubSelection: '7-iron', handedness: 'right' },
  ...{ clubSpeed: null, ballSpeed: null, carry: null, total: null, spinRate: null, clubPath: null, faceAngle: null },
  ...{ tourComparison: null, faceOnVideoUrl: null, faceOnPosterUrl: null, faceOnLandmarksUrl: null },
  ...{ downTheLineVideoUrl: null, downTheLinePosterUrl: null, downTheLineLandmarksUrl: null },
  ...{ faceOnKeyFrameUrls: null, downTheLineKeyFrameUrls: null },
  ...{ keyIssues: [], recommendations: null, exerciseRecommendations: [], launchMonitorAssessment: null },
  ...{ swingStrengths: [], swingWeaknesses: [], mobilityAnalysis: null, analysisResults: null },
};
const measurements = {
  hipRotationDeg: { value: 41, plusMinus: 8, at: 'top', confidence: 0.9 },
  shoulderTurnDeg: { value: 75, plusMinus: 0, bound: 'at-least', at: 'top', confidence: 0.9 },
  xFactorDeg: { withheld: 'The shoulder turn is not known as a number.' },
};
const faceOn = {
  ...{ view: 'face-on', handedness: 'right', warnings: [], measurements },
  timeBase: { fps: 60, frames: 180, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: true },
  events: Object.fromEntries(swingEventNames.map((name, frame) => [name, { frame, timeS: frame / 60, confidence: 1 }])),
};
const finished = {
  ...{ algorithm: 'swing', writer: 'deterministic', faceOn, downTheLine: null, measurements, findings: [] },
  ...{ warnings: [], swingStrengths: [], swingWeaknesses: [] },
  mobilityAnalysis: { shoulderTurn: '75° or more', hipRotation: '41° ± 8°', xFactor: '', spineAngle: '' },
};

afterEach(cleanup);
const show = (technicalDetails: unknown) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <AnalysisCard analysis={swingAnalysisSchema.parse({ ...unfinished, technicalDetails })} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('in progress: says so and leads to the progress', () => {
  show(null);
  expect(screen.getByText('AI analysis in progress...')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/analysis-loading/${id}`);
});

test('failed: the badge, the sentence, and a button that leads nowhere', () => {
  show({ error: 'no-golfer', message: 'We could not find a golfer.' });
  expect(screen.getByText('Analysis Failed')).toBeDefined();
  expect(screen.getByText('Unable to analyze video. Please try uploading again.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'View Error Details' }).disabled).toBe(true);
  expect(screen.queryByRole('link')).toBeNull();
});

test('complete: the badge, each number with what belongs to it, and the way to the details', () => {
  show(finished);
  expect(screen.getByText('Analysis Complete')).toBeDefined();
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '75°or more',
    '41°± 8°',
    'Not measurable',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/analysis/${id}`);
});
