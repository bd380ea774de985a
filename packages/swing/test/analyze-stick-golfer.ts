import { type AnalyzeSwingInput, analyzeSwing } from '../src/analyze-swing.ts';
import { drawStickGolfer, type StickClip } from './draw-stick-golfer.ts';

/** Draws a stick golfer and analyzes it, by default with its own view and handedness. */
export function analyzeStickGolfer(stick: StickClip, input: Partial<AnalyzeSwingInput> = {}) {
  const track = drawStickGolfer(stick);
  const frameTimesS = track.frames.map((pose) => pose.timeS);
  const timeFacts = { frameTimesS, repeatedFrames: [] };
  return analyzeSwing({ track, timeFacts, slot: stick.view, handedness: stick.hand, ...input });
}

/** @throws when the clip is rejected */
export function analyzedStickGolfer(stick: StickClip, input: Partial<AnalyzeSwingInput> = {}) {
  const outcome = analyzeStickGolfer(stick, input);
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
  return outcome.analysis;
}
