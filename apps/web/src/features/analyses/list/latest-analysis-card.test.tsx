// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { Measurements, MobilityCheck, SwingAnalysis } from '@trueswing/contracts';
import { findFindings } from '@trueswing/swing';
import { beforeEach, expect, test, vi } from 'vitest';
import { detailsUnderTest, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import LatestAnalysisCard from './latest-analysis-card.tsx';

const stored = 'Film from behind too, as the rules of last year would have it.';
const at = { at: 'top', confidence: 0.9 } as const;
const hipsUnknown: Measurements = {
  hipRotationDeg: { value: 37, plusMinus: 18, interval: { low: 17, high: 54 }, views: 'face-on', ...at },
};
const check: MobilityCheck = {
  id: '3f8e3a52-5a8e-4c9e-9a53-2f1d5b1f0c11',
  method: 'phone',
  version: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  parts: {
    chest: null,
    hips: { right: { turnDeg: 28, plusMinusDeg: 2.4, repetitions: 2 }, left: null, asymmetryDeg: null },
    separation: null,
  },
};

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.answers['/api/mobility-checks'] = () => Response.json([]);
});

/** A swing of these measurements without launch-monitor numbers, which the server also judges by the rules of today. */
function swingOf(measurements: Measurements): SwingAnalysis {
  const swing = finishedAnalysis({
    clubPath: null,
    faceAngle: null,
    ballSpeed: null,
    spinRate: null,
    recommendations: stored,
    technicalDetails: { ...detailsUnderTest, measurements, findings: findFindings(measurements) },
  });
  server.answers[`/api/swing-analyses/${swing.id}`] = () => Response.json(swing);
  return swing;
}
async function open(swing: SwingAnalysis): Promise<string | null> {
  await openScreens('/', { '/': <LatestAnalysisCard analyses={[swing]} /> });
  await settle(() => vi.dynamicImportSettled());
  await advance(0.1);
  expect(document.body.textContent).not.toContain(stored);
  return screen.getByRole('heading', { name: 'Your next step' }).nextElementSibling?.textContent ?? null;
}

test('shows the step of the report, not the stored advice', async () => {
  const tempo = { tempoRatio: { value: 2.1, plusMinus: 0.3, at: 'swing', confidence: 0.9 } } as const;
  expect(await open(swingOf(tempo))).toBe('Swing back slower: tempo 2.1 to 1, aim for 3 to 1.');
});

test('says lengths in the unit of the golfer', async () => {
  server.user = golferWith({ heightCm: 180 });
  const headMoves = { headMovementBh: { value: 14, plusMinus: 2, at: 'swing', confidence: 0.9 } } as const;
  expect(await open(swingOf(headMoves))).toBe('Hold your head stiller: 10 in, keep under 6.5 in.');
});

test('an open question names what to do about it', async () => {
  expect(await open(swingOf(hipsUnknown))).toMatch(/^Your hips are the open question\. Film from behind/);
});

test('a mobility check changes the step, as in the report', async () => {
  server.answers['/api/mobility-checks'] = () => Response.json([check]);
  expect(await open(swingOf(hipsUnknown))).toBe('Your hips turn 28° and no farther. Train it in your workouts.');
});

test('while the check is loaded no other step is shown', async () => {
  server.answers['/api/mobility-checks'] = () => new Promise(() => {});
  expect(await open(swingOf(hipsUnknown))).toBe('Loading your next step');
});

test('a step that cannot be loaded is in the report', async () => {
  const swing = swingOf(hipsUnknown);
  server.answers[`/api/swing-analyses/${swing.id}`] = refusal(503, 'unavailable', 'Not now.');
  expect(await open(swing)).toBe('Your report says what to do next');
  const link = screen.getByRole('link', { name: 'Your report says what to do next' });
  expect(link.getAttribute('href')).toBe(`/analysis/${swing.id}`);
});
