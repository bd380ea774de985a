import {
  type AnalysisResult,
  type BallHistory,
  type Club,
  type KeyFrameMoves,
  type MovedEvents,
  type StoredTrack,
  type SwingEventName,
  swingEventNames,
  type VideoPair,
  type VideoView,
  type ViewAnalysis,
} from '@trueswing/contracts';
import { assessMovedTimeBase, assessTimeBase } from './1-track/checks/assess-time-base.ts';
import { detectedEvents, type MoveRejection, moveEvents } from './2-events/move-events.ts';
import { measureView } from './3-measure/measure-view.ts';
import type { LaunchMonitorShot } from './4-judge/launch-monitor/launch-monitor-shot.ts';
import { type AnalysisTexts, deterministicWriter, writeTexts } from './5-advise/text/write-texts.ts';
import { knownOfGolfer } from './5-advise/verdict/known-of-golfer.ts';
import { algorithmVersion } from './algorithm-version.ts';
import { combineViews } from './combine-views.ts';

/** One video of a stored analysis. */
export interface StoredVideo {
  readonly track: StoredTrack;
  readonly analysis: ViewAnalysis;
}

export interface CorrectKeyFramesInput {
  readonly faceOn: StoredVideo;
  readonly downTheLine: StoredVideo | null;
  /** As stored with the result; older results have none, and their two videos are two swings. */
  readonly filmPair?: VideoPair | null | undefined;
  readonly moves: KeyFrameMoves;
  readonly club: Club;
  /** null when the golfer gave no numbers. */
  readonly launchMonitor: LaunchMonitorShot | null;
  /** As stored with the result: the averages that the verdict weighed then. */
  readonly ballHistory?: BallHistory | null | undefined;
}

/** Parts of a result that follow from the events of the swing. */
export type CorrectedParts = AnalysisTexts &
  Pick<
    AnalysisResult,
    'algorithm' | 'writer' | 'faceOn' | 'downTheLine' | 'filmPair' | 'measurements' | 'findings' | 'warnings'
  >;

export type CorrectKeyFramesOutcome =
  | { readonly ok: true; readonly parts: CorrectedParts }
  | (MoveRejection & { readonly view: VideoView });

/**
 * Analyzes a stored swing again with the events that the golfer moved: the same rules on the same landmarks, in the browser
 * and on the server. View and handedness are facts of the video and stay. Without moves it gives what was detected, by the
 * rules of today: an older result also changes by what the rules have changed since. Our own writer writes the text: a language
 * model is not called.
 */
export function correctKeyFrames(input: CorrectKeyFramesInput): CorrectKeyFramesOutcome {
  const { moves, club, launchMonitor, ballHistory } = input;
  const main = correctVideo(input.faceOn, moves.faceOn);
  if (!main.ok) return { ...main, view: 'face-on' };
  const [withoutVideo] = input.downTheLine ? [] : eventNamesOf(moves.downTheLine);
  if (withoutVideo) return { ok: false, code: 'key-frame-outside-film', event: withoutVideo, view: 'down-the-line' };
  const second = input.downTheLine && correctVideo(input.downTheLine, moves.downTheLine);
  if (second && !second.ok) return { ...second, view: 'down-the-line' };

  const swing = combineViews(main.video, second?.video ?? null, input.filmPair?.isSaidToBeOneSwing ?? false);
  const { measurements, findings } = swing;
  const { analysis } = swing.main;
  const known = knownOfGolfer({
    faceOn: analysis,
    downTheLine: swing.downTheLine?.analysis ?? null,
    filmPair: swing.filmPair,
    measurements,
  });
  return {
    ok: true,
    parts: {
      algorithm: algorithmVersion,
      writer: deterministicWriter,
      measurements,
      faceOn: analysis,
      downTheLine: swing.downTheLine?.analysis ?? null,
      filmPair: swing.filmPair,
      findings: [...findings],
      warnings: [...swing.warnings],
      ...writeTexts({
        measurements,
        findings,
        club,
        handedness: analysis.handedness,
        launchMonitor,
        ballHistory,
        known,
      }),
    },
  };
}

const eventNamesOf = (moves: MovedEvents): SwingEventName[] => swingEventNames.filter((name) => name in moves);

function correctVideo(
  { track, analysis }: StoredVideo,
  moves: MovedEvents,
): { readonly ok: true; readonly video: StoredVideo } | MoveRejection {
  const moved = moveEvents(analysis.events, moves, track);
  if (!moved.ok) return moved;
  const { events } = moved;
  // Old analyses did not store the times of all frames. Theirs keep the time base that they have.
  const timeBase = track.timeFacts
    ? assessMovedTimeBase(track.timeFacts, events, assessTimeBase(track.timeFacts, detectedEvents(analysis.events)))
    : analysis.timeBase;
  const corrected = { ...analysis, events, timeBase };
  return { ok: true, video: { track, analysis: { ...corrected, ...measureView({ track, ...corrected }) } } };
}
