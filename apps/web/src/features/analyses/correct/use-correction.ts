import {
  isInVideo,
  type KeyFrameMoves,
  type StoredTrack,
  type SwingAnalysis,
  type SwingEventName,
} from '@trueswing/contracts';
import { correctKeyFrames, movesOf, nudgeEvent } from '@trueswing/swing';
import { useMemo, useState } from 'react';
import { shotOfAnalysis } from '../shot-of-analysis.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';

export type VideoName = keyof KeyFrameMoves;

interface CorrectionInput {
  analysis: SwingAnalysis;
  details: FinishedDetails;
  tracks: { faceOn: StoredTrack; downTheLine: StoredTrack | null };
}

const noMoves: KeyFrameMoves = { faceOn: {}, downTheLine: {} };

/** The moments that the golfer sets, and the numbers that follow from them by the rules of the server. */
export function useCorrection({ analysis, details, tracks }: CorrectionInput) {
  const { faceOn, downTheLine, filmPair, ballHistory } = details;
  const saved: KeyFrameMoves = {
    faceOn: movesOf(faceOn.events),
    downTheLine: downTheLine ? movesOf(downTheLine.events) : {},
  };
  const [moves, setMoves] = useState(saved);
  const parts = useMemo(() => {
    const outcome = correctKeyFrames({
      faceOn: { track: tracks.faceOn, analysis: faceOn },
      downTheLine: tracks.downTheLine && downTheLine && { track: tracks.downTheLine, analysis: downTheLine },
      filmPair,
      moves,
      club: analysis.clubSelection,
      launchMonitor: shotOfAnalysis(analysis),
      ballHistory,
    });
    return outcome.ok ? outcome.parts : null;
  }, [analysis, faceOn, downTheLine, filmPair, ballHistory, tracks.faceOn, tracks.downTheLine, moves]);
  const viewOf = (video: VideoName) => (parts ?? details)[video];
  const target = (video: VideoName, event: SwingEventName, by: number) => {
    const [view, track] = [viewOf(video), tracks[video]];
    return view && track ? nudgeEvent(view.events, event, by, track) : null;
  };
  return {
    moves,
    measurements: parts?.measurements ?? details.measurements,
    viewOf,
    isChanged: JSON.stringify(toSorted(moves)) !== JSON.stringify(toSorted(saved)),
    isCorrected: JSON.stringify(saved) !== JSON.stringify(noMoves),
    canNudge: (video: VideoName, event: SwingEventName, by: number) => target(video, event, by) !== null,
    nudge: (video: VideoName, event: SwingEventName, by: number) => {
      const [frame, detected] = [target(video, event, by), viewOf(video)?.events[event].detected];
      if (frame === null) return;
      const { [event]: _moved, ...others } = moves[video];
      const isBack = detected && isInVideo(detected) && frame === detected.frame;
      setMoves({ ...moves, [video]: isBack ? others : { ...moves[video], [event]: frame } });
    },
    reset: () => setMoves(noMoves),
  };
}

const toSorted = ({ faceOn, downTheLine }: KeyFrameMoves) =>
  [faceOn, downTheLine].map((each) => Object.entries(each).toSorted());
