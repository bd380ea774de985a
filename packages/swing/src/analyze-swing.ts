import type {
  CameraView,
  Handedness,
  PoseTrack,
  TerminalAnalysisCode,
  TimeBaseFacts,
  VideoView,
  ViewAnalysis,
} from '@trueswing/contracts';
import { at, type BodySeries, risingFrames, toBodySeries } from './1-track/body-series.ts';
import { assessTimeBase } from './1-track/checks/assess-time-base.ts';
import { cameraMoves } from './1-track/checks/check-camera.ts';
import { isTooFar } from './1-track/checks/check-distance.ts';
import { checkGolfer, checkIsSeen } from './1-track/checks/check-golfer.ts';
import { type MissingPart, missingPart } from './1-track/checks/check-whole.ts';
import { classifyView } from './1-track/checks/classify-view.ts';
import { readHandedness } from './1-track/checks/read-handedness.ts';
import { mirrorTrack } from './1-track/mirror-track.ts';
import { detectEvents } from './2-events/detect-events.ts';
import { type EventRules, eventRules } from './2-events/event-rules.ts';
import { findSwing, refineSwing, scaleToSwing } from './2-events/find-swing.ts';
import { measureView } from './3-measure/measure-view.ts';

export interface AnalyzeSwingInput {
  readonly track: PoseTrack;
  readonly timeFacts: TimeBaseFacts;
  /** The expected view; 'any' accepts face-on and down-the-line. */
  readonly slot: Exclude<CameraView, 'other'> | 'any';
  /** As the golfer entered it. A contradicting motion wins, with a warning. */
  readonly handedness: Handedness;
  /** Other numbers for the detection of events than the product's own. */
  readonly rules?: EventRules;
}

export type AnalyzeSwingOutcome = { readonly ok: true; readonly analysis: ViewAnalysis } | SwingRejection;

/** The video is at fault. */
export interface SwingRejection {
  readonly ok: false;
  readonly code: TerminalAnalysisCode;
  readonly detail: string;
  /** Where the camera stands, of a video that shows the wrong view. */
  readonly seenView?: CameraView;
  /** Left out where there is only one video. */
  readonly rejectedVideo?: VideoView;
}

/** Shortest clip that can hold a backswing, a downswing and a follow-through. */
const minClipS = 0.8;
const minSamples = 12;

/** Turns the poses of one video into events and measurements, or the reason for a rejection. Pure and deterministic. */
export function analyzeSwing({ track, timeFacts, slot, handedness, rules }: AnalyzeSwingInput): AnalyzeSwingOutcome {
  const frames = risingFrames(track.frames);
  const clipS = (frames.at(-1)?.timeS ?? 0) - (frames[0]?.timeS ?? 0);
  if (frames.length < minSamples || clipS < minClipS) {
    return reject('too-short', `${frames.length} frames in ${clipS.toFixed(2)} s`);
  }
  const body = toBodySeries(track);
  if (!body) return reject('no-golfer', 'no pose in any frame');
  const golfer = checkGolfer(body);
  if (!golfer.ok) return reject('no-golfer', golfer.detail);

  const found = findSwing(body);
  if (!found.ok) {
    const seen = checkIsSeen(body);
    if (!seen.ok) return reject('no-golfer', seen.detail);
    return found.code === 'no-swing' ? found : rejectPart(body, found);
  }
  const asRightHanded: Record<Handedness, BodySeries> = {
    right: scaleToSwing(body, found.swing),
    left: scaleToSwing(toBodySeries(mirrorTrack(track)) ?? body, found.swing),
  };
  const swing = refineSwing(asRightHanded.right, found.swing);
  const detect = (hand: Handedness) => detectEvents(asRightHanded[hand], swing, rules ?? eventRules);
  const asSaid = detect(handedness);
  const reading = classifyView(body, addressSamples(body, asSaid.address.timeS));
  const detectedHandedness = readHandedness(body, asSaid, reading) ?? handedness;
  const events = detectedHandedness === handedness ? asSaid : detect(detectedHandedness);
  const missing = missingPart(body, events);
  if (missing) return rejectPart(body, missing);
  if (cameraMoves(body, events)) return reject('camera-moves', 'both feet move across the picture during the swing');

  if (slot !== 'any' && reading.view !== slot) {
    const detail = `${slot} was asked for, the camera stands ${reading.view}`;
    return { ...reject('wrong-view', detail), seenView: reading.view };
  }
  const warnings = [...found.warnings];
  if (detectedHandedness !== handedness) {
    warnings.push(
      `You chose ${handedness}-handed, but this video shows a ${detectedHandedness}-handed swing, and we measured it that way. The video may be mirrored.`,
    );
  }
  const timeBase = assessTimeBase(timeFacts, events);
  const { view } = reading;
  return {
    ok: true,
    analysis: {
      view,
      handedness: detectedHandedness,
      timeBase,
      events,
      warnings,
      ...measureView({ track, events, view, handedness: detectedHandedness, timeBase }),
    },
  };
}

const reject = (code: TerminalAnalysisCode, detail: string) => ({ ok: false, code, detail }) as const;

/** A part of the swing is missing: in the video, or because the golfer is too small in it. */
const rejectPart = (body: BodySeries, { code, detail }: MissingPart) =>
  reject(isTooFar(body) ? 'too-far' : code, detail);

/** The stance is read over the last quarter of a second before the take-away. */
function addressSamples(body: BodySeries, addressS: number): number[] {
  const samples = body.detected.flatMap((isDetected, i) => {
    const t = at(body.timesS, i);
    return isDetected && t <= addressS && t >= addressS - 0.25 ? [i] : [];
  });
  return samples.length > 0 ? samples : [Math.max(0, body.detected.indexOf(true))];
}
