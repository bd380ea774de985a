import { videoCaps } from '@trueswing/contracts';

/** A part of a video, in seconds since its first picture. */
export interface TimeSpan {
  readonly startS: number;
  readonly endS: number;
}

/** When the swing in a video starts and when its finish is reached, in seconds since the first picture. */
export interface SwingSpan {
  readonly startS: number;
  readonly finishS: number;
}

/** Kept before the swing, for the still address, and after it, for a finish that is held. */
const marginS = 2;
/** A longer video than this mostly shows waiting and walking. */
const roomyS = 12;
/** The shortest part that can be kept, with room for the frame that the cut moves to. */
export const shortestCutS = videoCaps.minSeconds + 0.2;

/** The part to keep around a swing. */
export function proposeCut(seconds: number, swing: SwingSpan): TimeSpan {
  const endS = Math.min(seconds, swing.finishS + marginS);
  return { startS: Math.max(0, Math.min(swing.startS - marginS, endS - shortestCutS)), endS };
}

/** Whether the golfer should be asked for the part with the swing. */
export const isWorthCutting = (seconds: number): boolean => seconds > roomyS;
