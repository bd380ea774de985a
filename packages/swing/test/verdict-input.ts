import type { Measurements } from '@trueswing/contracts';
import { findFindings } from '../src/4-judge/find-findings.ts';
import type { LaunchMonitorShot } from '../src/4-judge/launch-monitor/launch-monitor-shot.ts';
import type { VerdictInput } from '../src/5-advise/verdict/verdict.ts';

/** A right-hander's driver swing with what its measurements show. */
export const verdictInput = (
  measurements: Measurements,
  launchMonitor: LaunchMonitorShot | null = null,
  more: Partial<VerdictInput> = {},
): VerdictInput => ({
  measurements,
  findings: findFindings(measurements),
  club: 'driver',
  handedness: 'right',
  launchMonitor,
  ...more,
});
