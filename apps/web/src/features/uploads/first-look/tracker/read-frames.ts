import type { PictureWindow } from '@trueswing/swing';
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input, type InputVideoTrack, VideoSampleSink } from 'mediabunny';
import { isShown } from '../../prepare/frames/frame-index.ts';
import { allTimes, readEdit } from '../../prepare/frames/read-edit.ts';
import { readMovie } from '../../prepare/frames/read-movie.ts';

/** The model crops the golfer to 256 × 256 itself. */
const longSidePx = 640;

export interface VideoFrames {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Presentation time of every shown frame in seconds, the first at 0. */
  readonly frameTimesS: readonly number[];
  /** Decodes a part of some frames, in order. The picture is valid until the next one. */
  pictures(frames: readonly number[], part: PicturePart): AsyncGenerator<{ frame: number; picture: ImageData }>;
  close(): void;
}

export interface PicturePart {
  readonly mirrored: boolean;
  /** In the mirrored picture, where it is mirrored. */
  readonly window: PictureWindow;
}

/** Opens a video for decoding in the browser; null where it cannot decode it, or the video plays several pieces of its file. */
export async function readFrames(file: File): Promise<VideoFrames | null> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const close = () => input.dispose();
  try {
    const track = await input.getPrimaryVideoTrack();
    const timesS = track && (await track.canDecode()) ? await listTimes(file, track) : [];
    if (track && timesS.length > 0) {
      const [widthPx, heightPx] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
      const [firstS = 0] = timesS;
      return {
        widthPx,
        heightPx,
        frameTimesS: timesS.map((timeS) => timeS - firstS),
        pictures: (frames, part) => drawFrames(track, { widthPx, heightPx }, part, frames, timesS),
        close,
      };
    }
  } catch (error) {
    close();
    throw error;
  }
  close();
  return null;
}

async function* drawFrames(
  track: InputVideoTrack,
  size: { widthPx: number; heightPx: number },
  { mirrored, window }: PicturePart,
  frames: readonly number[],
  timesS: readonly number[],
): AsyncGenerator<{ frame: number; picture: ImageData }> {
  const scale = Math.min(1, longSidePx / Math.max(window.widthPx, window.heightPx));
  const [width, height] = [Math.round(window.widthPx * scale), Math.round(window.heightPx * scale)];
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('The browser has no canvas for a worker.');
  pen.setTransform(mirrored ? -1 : 1, 0, 0, 1, mirrored ? width : 0, 0);
  const leftPx = mirrored ? size.widthPx - window.leftPx - window.widthPx : window.leftPx;
  let k = 0;
  for await (const sample of new VideoSampleSink(track).samplesAtTimestamps(
    frames.map((frame) => timesS[frame] ?? 0),
  )) {
    const frame = frames[k++];
    if (!sample || frame === undefined) continue;
    const [x, y] = [sample.displayWidth / size.widthPx, sample.displayHeight / size.heightPx];
    sample.draw(pen, x * leftPx, y * window.topPx, x * window.widthPx, y * window.heightPx, 0, 0, width, height);
    sample.close();
    yield { frame, picture: pen.getImageData(0, 0, width, height) };
  }
}

/** From the packets, without decoding. They come in the order of decoding, those that an edit list hides among them. */
async function listTimes(file: File, track: InputVideoTrack): Promise<number[]> {
  const movie = await readMovie(file);
  const shown = movie ? readEdit(movie, track.id) : allTimes;
  if (!shown) return [];
  const timesS: number[] = [];
  for await (const { timestamp } of new EncodedPacketSink(track).packets(undefined, undefined, {
    metadataOnly: true,
  })) {
    if (isShown(timestamp, shown)) timesS.push(timestamp);
  }
  return timesS.sort((a, b) => a - b);
}
