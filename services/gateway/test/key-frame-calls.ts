import type { KeyFrameMoves, MovedEvents, SwingAnalysis } from '@trueswing/contracts';
import { sampleResult } from './sample-swing.ts';

export const keyFramesPath = (analysisId: string) => `/api/swing-analyses/${analysisId}/key-frames`;

/** The top of the sample swing, moved to where it clearly is not. */
export const earlierTop: MovedEvents = { top: sampleResult.faceOn.events.top.frame - 8 };

/** Body that a golfer sends who saw this version and moves these events. */
export const correction = (faceOn: MovedEvents, version = 0, downTheLine: MovedEvents = {}) => ({
  version,
  moves: { faceOn, downTheLine } satisfies KeyFrameMoves,
});

export async function answered(response: Response) {
  const body = (await response.json()) as SwingAnalysis & { code?: string };
  return { status: response.status, code: body.code, body };
}
