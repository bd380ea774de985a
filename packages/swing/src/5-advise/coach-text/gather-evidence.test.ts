import { expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { findFindings } from '../../4-judge/find-findings.ts';
import { gatherCoachEvidence } from './gather-evidence.ts';

it('a pelvis that moved away from the target is not compared by its size alone, which may lie within the range', () => {
  const measurements = { pelvisSlideBh: measured(-5, 2) };
  const findings = findFindings(measurements);
  const evidence = gatherCoachEvidence({
    measurements,
    findings,
    club: 'driver',
    handedness: 'right',
    launchMonitor: null,
  });
  expect(evidence.findings[0]?.slots['compare:hangs-back']).toBe(
    'about 5 % of your height farther from the target, where 2–12 % is usual',
  );
});
