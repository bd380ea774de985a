import type { Measured, Measurements } from '@trueswing/contracts';
import { findFindings } from '../src/4-judge/find-findings.ts';
import { writeTexts } from '../src/5-advise/text/write-texts.ts';

/** A measurement of high confidence, at the top. */
export const measured = (value: number, plusMinus = 4, more: Partial<Measured> = {}): Measured => ({
  value,
  plusMinus,
  at: 'top',
  confidence: 0.9,
  ...more,
});

/** The texts of a right-hander's driver swing without launch-monitor numbers. */
export const textsOf = (measurements: Measurements) =>
  writeTexts({
    measurements,
    findings: findFindings(measurements),
    club: 'driver',
    handedness: 'right',
    launchMonitor: null,
  });
