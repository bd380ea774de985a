// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Measured, Measurements } from '@trueswing/contracts';
import { findFindings, writeTexts } from '@trueswing/swing';
import { afterEach, expect, test, vi } from 'vitest';
import { detailsUnderTest, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { openReport } from '../../../../test/fixtures/open-report.tsx';
import { SwingAssessment } from './swing-assessment.tsx';

afterEach(cleanup);
const seek = vi.fn();
const measured = (value: number, at: Measured['at']): Measured => ({ value, plusMinus: 2, at, confidence: 0.9 });
const measurements: Measurements = {
  headMovementBh: measured(14, 'swing'),
  pelvisSwayBh: measured(9, 'top'),
  finishSwayBh: measured(8, 'finish'),
  tempoRatio: { ...measured(3.2, 'swing'), plusMinus: 0.3 },
};
const findings = findFindings(measurements);
const texts = writeTexts({ measurements, findings, club: 'driver', handedness: 'right', launchMonitor: null });
const analysis = finishedAnalysis({
  ...texts,
  swingWeaknesses: ['You sway a lot.', ...texts.swingWeaknesses.slice(1)],
});
const details = { ...detailsUnderTest, measurements, findings };

test('shows strengths as chips and at most two things to work on, each with frame, reason and drill', () => {
  openReport(<SwingAssessment analysis={analysis} details={details} stature={null} />, seek);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Sound tempo',
    expect.stringMatching(/^Sway in the backswingYour pelvis drifts .*Try: Push an alignment stick/),
    expect.stringMatching(/^Head movementYour head travels more than usual\.Try: Pick one dimple/),
  ]);
  expect(buttons[1]?.querySelector('img')?.getAttribute('src')).toMatch(/key-frames\/face-on\/top$/);
});

test('a strength that a dial shows is not repeated, unless there is no other', () => {
  const turned: Measurements = {
    ...measurements,
    shoulderTurnDeg: measured(90, 'top'),
    xFactorDeg: measured(45, 'top'),
  };
  const chips = (all: Measurements) => {
    const found = findFindings(all);
    const written = writeTexts({
      measurements: all,
      findings: found,
      club: 'driver',
      handedness: 'right',
      launchMonitor: null,
    });
    openReport(
      <SwingAssessment
        analysis={finishedAnalysis(written)}
        details={{ ...detailsUnderTest, measurements: all, findings: found }}
        stature={null}
      />,
      seek,
    );
    const names = within(screen.getByRole('heading', { name: 'Strengths' }).parentElement as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    cleanup();
    return names;
  };
  expect(chips(turned)).toEqual(['Sound tempo']);
  const { tempoRatio: _, ...withoutTempo } = turned;
  expect(chips(withoutTempo)).toEqual(['Full shoulder turn', 'X-factor']);
});

test('a tap shows the written sentence, its number, what is usual, and the frame', async () => {
  openReport(<SwingAssessment analysis={analysis} details={details} stature={{ heightCm: 180, unit: 'cm' }} />, seek);
  fireEvent.click(screen.getByRole('button', { name: /^Sway/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Sway in the backswing' }));
  expect(sheet.getByText(/^You sway a lot\. Turn instead of swaying/)).toBeDefined();
  expect(sheet.getByText('16 cm away from target ± 4 cm')).toBeDefined();
  expect(sheet.getByText('Tour within 7 cm')).toBeDefined();
  fireEvent.click(sheet.getByRole('button', { name: 'Show Top in the video' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seek).toHaveBeenCalledWith('top');
});

test('without readable details the sentences stand alone', () => {
  openReport(<SwingAssessment analysis={analysis} details={null} stature={null} />, seek);
  expect(screen.getByText('You sway a lot.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a finding of a rule that no longer exists shows its own sentence', () => {
  const old = {
    rule: 'cast',
    kind: 'weakness' as const,
    weight: 1,
    text: 'You cast.',
    evidence: [],
    source: 'A book.',
  };
  openReport(
    <SwingAssessment
      analysis={{ ...analysis, swingWeaknesses: ['You cast.'] }}
      details={{ ...details, findings: [old] }}
      stature={null}
    />,
    seek,
  );
  fireEvent.click(screen.getByRole('button', { name: 'You cast.' }));
  expect(within(screen.getByRole('dialog')).getByText('A book.')).toBeDefined();
});
