import { type FilmedTest, filmedTests } from '@trueswing/contracts';
import type { FilmedVideo, VideoPreparation } from './video-preparation.ts';

/** The video that the golfer chose for each test; null for none. Another object for each choice. */
export type ChosenVideos = Readonly<Record<FilmedTest, FilmedVideo | null>>;

/**
 * Makes the form that is sent, with videos that the server reads. `onProgress` gets the share 0…1 of what must be made ready.
 * @throws what `prepare` throws
 */
export async function makeForm(
  videos: ChosenVideos,
  { mustPrepare, prepare }: VideoPreparation,
  { signal, onProgress }: { signal: AbortSignal; onProgress(share: number): void },
): Promise<FormData> {
  const count = filmedTests.filter((test) => videos[test] && mustPrepare(videos[test])).length;
  const form = new FormData();
  let ready = 0;
  for (const test of filmedTests) {
    const video = videos[test];
    if (!video) continue;
    const work = { signal, onProgress: (share: number) => onProgress((ready + share) / count) };
    form.append(`${test}Video`, mustPrepare(video) ? await prepare(video, work) : video.file);
    if (mustPrepare(video)) ready += 1;
  }
  return form;
}
