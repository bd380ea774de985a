import { checkVideoFile, type FilmFacts, type VideoFileProblem } from '@trueswing/domain';
import { readVideo } from './read-video.ts';

/** A video that nothing speaks against; no facts where its container cannot be read on this device. */
export interface ChosenVideo {
  readonly file: File;
  readonly facts: FilmFacts | null;
}

type Choice = { problem: VideoFileProblem; video: null } | { problem: null; video: ChosenVideo };

/** Holds a chosen file against the rules of the upload and reads what it is, before a byte is sent. */
export async function chooseVideo(file: File): Promise<Choice> {
  const fromOutside = checkVideoFile({ name: file.name, sizeBytes: file.size, type: file.type });
  if (fromOutside) return { problem: fromOutside, video: null };
  const { problem, facts } = await readVideo(file);
  return problem ? { problem, video: null } : { problem: null, video: { file, facts } };
}
