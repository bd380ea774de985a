import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { useKeepAwake } from '../../../shared/use-keep-awake.ts';
import { useLeaveWarning } from '../../../shared/use-leave-warning.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { mustPrepare, PreparationError, prepareFile } from '../prepare/prepare-file.ts';
import { type ChosenVideo, chooseVideo } from '../video/choose-video.ts';

interface Videos {
  faceOn: ChosenVideo | null;
  downTheLine: ChosenVideo | null;
}

export interface Preparation {
  /** null while nothing runs; else the share 0…1 that is done. */
  share: number | null;
  /** Prepares the videos of a form, and gives them to `onReady`; `onFailure` gets why a video cannot be prepared. */
  start(videos: Videos, onReady: (ready: Videos) => void, onFailure: (error: PreparationError) => void): void;
  cancel(): void;
}

/** Makes the videos of a form ready, when the golfer sends it. Leaving the screen cancels it, and says so. */
export function usePreparation(): Preparation {
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useKeepAwake(share !== null);
  useLeaveWarning(share !== null);
  const showToast = useToast();
  const navigate = useNavigate();
  const leave = useRef(() => {});
  leave.current = () => {
    if (!running.current) return;
    running.current.abort();
    const action = { label: 'Back to the upload', onClick: () => navigate(paths.upload()) };
    const text = 'Your video was not sent. Go back to the upload, and send it again.';
    showToast({ title: 'Video Not Sent', text, kind: 'destructive', action });
  };
  useEffect(() => () => leave.current(), []);

  const start: Preparation['start'] = async (videos, onReady, onFailure) => {
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      const ready = await prepareAll(videos, controller.signal, (done) => !controller.signal.aborted && setShare(done));
      if (!controller.signal.aborted) onReady(ready);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof PreparationError)) throw error;
      onFailure(error);
    } finally {
      if (running.current === controller) end();
    }
  };
  const end = () => {
    running.current = null;
    setShare(null);
  };
  const cancel = () => {
    running.current?.abort();
    end();
  };
  return { share, start, cancel };
}

export const mustPrepareAny = ({ faceOn, downTheLine }: Videos): boolean =>
  [faceOn, downTheLine].some((video) => video && mustPrepare(video));

async function prepareAll(
  { faceOn, downTheLine }: Videos,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Videos> {
  const count = [faceOn, downTheLine].filter((video) => video && mustPrepare(video)).length;
  let ready = 0;
  const prepare = async (video: ChosenVideo | null) => {
    if (!video || !mustPrepare(video)) return video;
    const made = await prepareFile(video, { signal, onProgress: (share) => onProgress((ready + share) / count) });
    ready += 1;
    return made === video.file ? video : describeMade(made, video);
  };
  return { faceOn: await prepare(faceOn), downTheLine: await prepare(downTheLine) };
}

async function describeMade(made: File, original: ChosenVideo): Promise<ChosenVideo> {
  const { problem, video } = await chooseVideo(made);
  if (problem) throw new PreparationError(original.file, problem);
  return { ...video, original };
}
