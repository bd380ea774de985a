import { type Measurement, swingEventNames } from '@trueswing/contracts';
import { formatMeasurement } from '@trueswing/swing';
import type { AnalyzedReport, AnalyzeReport } from './report.ts';
import { percent, writeVerdict } from './report-verdict.ts';

/** The report as text for a terminal. */
export function writeReport(report: AnalyzeReport): string {
  if (!report.ok) return `Rejected (${report.error.code}): ${report.error.message}\n${report.error.detail}\n`;
  return [
    `${report.view}, ${report.handedness}-handed, ${writeTimeBase(report)}`,
    '',
    ...swingEventNames.map((name) => {
      const { frame, timeS, confidence, isBeyondVideo } = report.events[name];
      if (isBeyondVideo) return `  ${name.padEnd(18)} not seen`;
      return `  ${name.padEnd(18)} frame ${String(frame).padStart(5)}   ${timeS.toFixed(3)} s   ${percent(confidence)}`;
    }),
    '',
    ...Object.entries(report.measurements).map(([name, value]) => `  ${name.padEnd(24)} ${writeMeasurement(value)}`),
    '',
    ...writeVerdict(report.verdict),
    '',
    ...report.findings.map((finding) => `  ${finding.kind.padEnd(9)} ${finding.text}`),
    ...(report.filmPair ? [`  videos    ${report.filmPair.sentence}`] : []),
    ...report.warnings.map((warning) => `  warning   ${warning}`),
    '',
    `${report.model} model, ${report.algorithm}, ${((report.timingsMs.total ?? 0) / 1000).toFixed(1)} s`,
    '',
  ].join('\n');
}

function writeTimeBase({ timeBase }: AnalyzedReport): string {
  const base = `${timeBase.frames} frames at ${timeBase.fps.toFixed(2)} frames a second`;
  if (!timeBase.trusted) return `${base}; ${timeBase.reason ?? 'not real time'}`;
  const slowed = timeBase.slowMotionFactor ?? 1;
  return slowed === 1 ? base : `${base}, slowed down ${slowed.toFixed(1)} times`;
}

function writeMeasurement(measurement: Measurement): string {
  if ('withheld' in measurement) return `– ${measurement.withheld}`;
  const { value, plusMinus, interval, ratioInterval, bound, at, confidence } = measurement;
  if (interval) return `${formatMeasurement(measurement)} at ${at} (${percent(confidence)})`;
  if (ratioInterval) return `${formatMeasurement(measurement, '')} at ${at} (${percent(confidence)})`;
  const error = bound === undefined ? `± ${plusMinus.toFixed(2)}` : bound === 'at-least' ? 'or more' : 'or less';
  return `${value.toFixed(2)} ${error} at ${at} (${percent(confidence)})`;
}
