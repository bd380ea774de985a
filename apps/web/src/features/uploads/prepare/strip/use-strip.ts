import { useEffect, useState } from 'react';
import type { FrameIndex } from '../frames/frame-index.ts';
import type { KeyPicture } from './open-strip.ts';

/** As many as stay recognizable on a phone. */
export const pictureCount = 7;

interface Strip {
  /** Missing while it is read; null for a video that cannot be cut. */
  index?: FrameIndex | null;
  /** The parser did not load, which says nothing of the video. */
  isMissingPart?: true;
  pictures: readonly (KeyPicture | undefined)[];
}

const emptyStrip: Strip = { pictures: [] };

/** Frames and key pictures of a video, read while the strip is open. The parser is loaded then. */
export function useStrip(file: File, isOpen: boolean, load = loadParser): Strip {
  const [strip, setStrip] = useState(emptyStrip);
  useEffect(() => {
    setStrip(emptyStrip);
    if (!isOpen) return;
    const closed = new AbortController();
    void readStrip(file, load, setStrip, closed.signal);
    return () => closed.abort();
  }, [file, isOpen, load]);
  return strip;
}

export const loadParser = () => import('./open-strip.ts');

async function readStrip(
  file: File,
  load: typeof loadParser,
  setStrip: (change: (before: Strip) => Strip) => void,
  signal: AbortSignal,
): Promise<void> {
  const code = await load().catch(() => null);
  const index = code && (await code.openStrip(file));
  if (signal.aborted) return;
  if (!code) return setStrip(() => ({ index: null, isMissingPart: true, pictures: [] }));
  setStrip(() => ({ index, pictures: [] }));
  if (!index) return;
  const onPicture = (picture: KeyPicture, place: number) =>
    setStrip(({ pictures, ...rest }) => {
      const drawn = [...pictures];
      drawn[place] = picture;
      return { ...rest, pictures: drawn };
    });
  await code.drawKeyPictures(file, index, pictureCount, onPicture, signal);
}
