import type { Measurement, MeasurementName, SwingAnalysis, SwingEventName, VideoView } from '@trueswing/contracts';
import type { FinishedDetails } from '../state-of-analysis.ts';

/** A moment of a film, with its still if there is one. */
export interface Moment {
  readonly event: SwingEventName;
  readonly view: VideoView;
  readonly stillUrl: string | null;
}

/** What is measured over the whole swing is best seen here. */
const momentOfSwing: Partial<Record<MeasurementName, SwingEventName>> = { tempoRatio: 'top', finishSwayBh: 'finish' };

/** The moment at which a measurement was taken, in the film that it rests on. */
export function momentOf(analysis: SwingAnalysis, details: FinishedDetails, name: MeasurementName): Moment {
  const measurement = details.measurements[name];
  const at = isMeasured(measurement) ? measurement.at : 'swing';
  const event = at === 'swing' ? (momentOfSwing[name] ?? 'impact') : at;
  const isFaceOn =
    isMeasured(details.faceOn.measurements[name]) || !isMeasured(details.downTheLine?.measurements[name]);
  return stillOf(analysis, event, isFaceOn ? 'face-on' : 'down-the-line');
}

export function stillOf(analysis: SwingAnalysis, event: SwingEventName, view: VideoView): Moment {
  const stills = view === 'face-on' ? analysis.faceOnKeyFrameUrls : analysis.downTheLineKeyFrameUrls;
  return { event, view, stillUrl: stills?.[event] ?? null };
}

const isMeasured = (measurement: Measurement | undefined) => measurement !== undefined && 'value' in measurement;
