// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { Measurements, TechnicalDetails } from '@trueswing/contracts';
import { findingsSince } from '@trueswing/swing';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import {
  analysisIdOf,
  detailsUnderTest,
  finishedAnalysis,
  measurementsUnderTest,
} from '../../../../test/fixtures/finished-analysis.ts';
import { makeQueryClient } from '../../../shared/session/query-client.ts';
import { AnalysisCard } from './analysis-card.tsx';

afterEach(cleanup);
const show = (technicalDetails: TechnicalDetails | null, keyIssues: string[] = []) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <AnalysisCard
          analysis={finishedAnalysis({
            technicalDetails,
            keyIssues,
            ...(!technicalDetails && { faceOnVideoUrl: null }),
          })}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('in progress: shows it and links to the progress', () => {
  show(null);
  expect(screen.getByText('AI analysis in progress...')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/analysis-loading/${analysisIdOf(1)}`);
});

test('failed: shows the badge, the sentence and a disabled button', () => {
  show({ error: 'no-golfer', message: 'We could not find a golfer.' });
  expect(screen.getByText('Analysis Failed')).toBeDefined();
  expect(screen.getByText('Unable to analyze video. Please try uploading again.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'View Error Details' }).disabled).toBe(true);
  expect(screen.queryByRole('link')).toBeNull();
});

test('complete: shows the badge, each turn with its range, and the link to the details', () => {
  const measurements: Measurements = {
    ...measurementsUnderTest,
    shoulderTurnDeg: { value: 75, plusMinus: 0, bound: 'at-least', at: 'top', confidence: 0.9 }, // an older result
    hipRotationDeg: { value: 44, plusMinus: 14, interval: { low: 31, high: 58 }, at: 'top', confidence: 0.9 },
    xFactorDeg: { withheld: 'The shoulder turn is not known as a number.' },
  };
  show({ ...detailsUnderTest, measurements });
  expect(screen.getByText('Analysis Complete')).toBeDefined();
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '75°or more',
    '45°30–60°',
    'Not measured',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/analysis/${analysisIdOf(1)}`);
});

test('complete, of a list without numbers: has the link to the details, and claims no missing measurement', () => {
  show({ ...detailsUnderTest, measurements: {} });
  expect(screen.getByText('Analysis Complete')).toBeDefined();
  expect(screen.queryByText('Not measured')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/analysis/${analysisIdOf(1)}`);
});

test('complete: names at most two things to work on, and none where there is none', () => {
  const today = { ...detailsUnderTest, algorithm: findingsSince };
  show(today, ['Early extension', 'Head moves', 'Over the top']);
  expect(screen.getByText('Early extension, Head moves')).toBeDefined();
  cleanup();
  show(today, []);
  expect(screen.queryByText('To work on')).toBeNull();
});

test('complete: names nothing of older rules, which the report may no longer hold', () => {
  show({ ...detailsUnderTest, algorithm: 'swing-2026.11.8' }, ['Early extension']);
  expect(screen.getByText('Analysis Complete')).toBeDefined();
  expect(screen.queryByText(/Early extension/)).toBeNull();
});
