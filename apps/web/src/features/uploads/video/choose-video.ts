import { checkVideoFile, type FilmFacts, type VideoFileProblem } from '@trueswing/domain';
import { readVideo } from './read-video.ts';

/** An accepted video. Its facts are null if this device cannot read its container. */
export interface ChosenVideo {
  readonly file: File;
  readonly facts: FilmFacts | null;
}

type Choice = { problem: VideoFileProblem; video: null } | { problem: null; video: ChosenVideo };

/** Checks a file against the rules of the upload and reads its facts, before anything is sent. */
export async function chooseVideo(file: File): Promise<Choice> {
  const fileProblem = checkVideoFile({ name: file.name, sizeBytes: file.size, type: file.type });
  if (fileProblem) return { problem: fileProblem, video: null };
  const { problem, facts } = await readVideo(file);
  return problem ? { problem, video: null } : { problem: null, video: { file, facts } };
}
