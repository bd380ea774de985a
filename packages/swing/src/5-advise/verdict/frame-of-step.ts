import type { AnalysisResult, MeasurementName, SwingEventName, VideoView } from '@trueswing/contracts';
import { isMeasured } from '../../3-measure/measured-swing.ts';
import { measurementRows } from '../../3-measure/measurements.table.ts';
import type { Verdict } from './verdict.ts';

/** A key frame of one of the videos. */
export interface SwingFrame {
  readonly event: SwingEventName;
  readonly view: VideoView;
}

/** The parts of a result that say which video a measurement rests on. */
type FilmedResult = {
  readonly [Part in 'faceOn' | 'downTheLine']: Pick<NonNullable<AnalysisResult[Part]>, 'measurements'> | null;
} & Pick<AnalysisResult, 'measurements'>;

/** The key frame at which a measurement was taken or is best seen, in the video that it rests on. */
export function frameOfMeasurement(result: FilmedResult, name: MeasurementName): SwingFrame {
  const measurement = result.measurements[name];
  const at = isMeasured(measurement) ? measurement.at : 'swing';
  return { event: at === 'swing' ? measurementRows[name].moment : at, view: viewOfMeasurement(result, name) };
}

/** The video on which a measurement rests. */
export function viewOfMeasurement(
  { faceOn, downTheLine, measurements }: FilmedResult,
  name: MeasurementName,
): VideoView {
  const measurement = measurements[name];
  if (isMeasured(measurement) && measurement.views) return measurement.views === 'both' ? 'face-on' : measurement.views;
  // Older results do not say it.
  const isOnlyBehind = !isMeasured(faceOn?.measurements[name]) && isMeasured(downTheLine?.measurements[name]);
  return isOnlyBehind ? 'down-the-line' : 'face-on';
}

/** The key frame that a step is about: face, path and strike are those of impact. None where nothing is off target. */
export function frameOfStep(verdict: Verdict, result: FilmedResult): SwingFrame | null {
  if (verdict.kind === 'film' || verdict.kind === 'open') return null;
  return verdict.kind === 'body'
    ? frameOfMeasurement(result, verdict.measurement)
    : { event: 'impact', view: 'face-on' };
}
