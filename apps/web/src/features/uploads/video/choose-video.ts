import { checkVideoFile, type RecordedFacts, type TimeSpan, type VideoFileProblem } from '@trueswing/domain';
import { type LoadProblem, loadProblem } from '../prepare/load-code.ts';
import { readVideo } from './read-video.ts';

/** An accepted video. Its facts are null if this device cannot read its container. */
export interface ChosenVideo {
  readonly file: File;
  readonly facts: RecordedFacts | null;
  /** The part to send; absent for the whole video. */
  readonly part?: TimeSpan;
  /** A part was proposed, or the golfer chose what to send: the whole video stays whole. */
  readonly isPartDecided?: true;
  /** The chosen video that this one was made from. */
  readonly original?: ChosenVideo;
}

type Choice = { problem: LoadProblem & Partial<VideoFileProblem>; video: null } | { problem: null; video: ChosenVideo };

/** Checks a file against the rules of the upload and reads its facts, before anything is sent. */
export async function chooseVideo(file: File): Promise<Choice> {
  const fileProblem = checkVideoFile({ name: file.name, sizeBytes: file.size, type: file.type });
  if (fileProblem) return { problem: fileProblem, video: null };
  const { problem, facts } = await readVideo(file).catch((error: unknown) => ({
    problem: loadProblem(error),
    facts: null,
  }));
  return problem ? { problem, video: null } : { problem: null, video: { file, facts } };
}

/** The facts of the part that is sent. */
export const factsToSend = ({ part }: ChosenVideo, facts: RecordedFacts): RecordedFacts =>
  part ? { ...facts, seconds: part.endS - part.startS } : facts;
