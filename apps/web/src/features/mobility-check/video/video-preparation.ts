import type { RecordedFacts } from '@trueswing/domain';
import { createContext, use } from 'react';

/** An accepted video. Its facts are null if this device cannot read its container. */
export interface FilmedVideo {
  readonly file: File;
  readonly facts: RecordedFacts | null;
}

/** With a missing part, only a reload of the app helps. */
export interface VideoProblem {
  readonly message: string;
  readonly code?: string;
  readonly isMissingPart?: boolean;
}

type Choice = { problem: VideoProblem; video: null } | { problem: null; video: FilmedVideo };

/** Checks chosen videos and makes those ready that the server would reject. The app provides it: the upload of swings does the same. */
export interface VideoPreparation {
  choose(file: File): Promise<Choice>;
  mustPrepare(video: FilmedVideo): boolean;
  /** @throws an error of which `problemOf` gives the problem where the video cannot be sent, AbortError when the signal aborts */
  prepare(video: FilmedVideo, work: { signal: AbortSignal; onProgress(share: number): void }): Promise<File>;
  /** Null for an error of another kind. */
  problemOf(error: unknown): VideoProblem | null;
}

export const VideoPreparationContext = createContext<VideoPreparation | null>(null);

export function useVideoPreparation(): VideoPreparation {
  const preparation = use(VideoPreparationContext);
  if (!preparation) throw new Error('useVideoPreparation is used outside of VideoPreparationContext');
  return preparation;
}
