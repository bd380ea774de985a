import type { KeyFrameMoves, StoredTrack, SwingAnalysis, SwingEventName } from '@trueswing/contracts';
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
    canNudge: (video: VideoName, event: SwingEventName, by: number) =>
      ![null, viewOf(video)?.events[event].frame].includes(target(video, event, by)),
    nudge: (video: VideoName, event: SwingEventName, by: number) => {
      const [frame, now] = [target(video, event, by), viewOf(video)?.events[event]];
      if (frame === null || frame === now?.frame) return;
      const { [event]: _moved, ...others } = moves[video];
      setMoves({ ...moves, [video]: frame === now?.detected?.frame ? others : { ...moves[video], [event]: frame } });
    },
    reset: () => setMoves(noMoves),
  };
}

const toSorted = ({ faceOn, downTheLine }: KeyFrameMoves) =>
  [faceOn, downTheLine].map((each) => Object.entries(each).toSorted());
