import { makeVideo } from '../../apps/web/test/e2e/steps/make-video.ts';

export interface PrepareClip {
  readonly name: string;
  readonly path: string;
}

/** Still seconds around the swing: a golfer films for half a minute. */
const still = 'tpad=start_mode=clone:start_duration=20:stop_mode=clone:stop_duration=6';
/** A key frame each second, as phones write them. */
const keyFrames = ['-force_key_frames', 'expr:gte(t,n_forced)'];
/** B-frames, as phones write them. */
const phone = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-bf', '2', '-pix_fmt', 'yuv420p', '-an'];
/** Colors in the file as phones name them: browsers and ffmpeg guess differently where they are missing. */
const phoneColors =
  'scale=out_color_matrix=bt709,setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv';

/** The swing of a sample in half a minute of video with sensor noise, at several frame rates. */
export function makeLongClips(folder: string, samples: readonly string[], rates: readonly number[]): PrepareClip[] {
  return samples.flatMap((sample) =>
    rates.map((fps) => {
      const name = `${sample.split('/').at(-1)?.replace('.mp4', '')} at ${fps}`;
      const rate = fps > 60 ? `minterpolate=fps=${fps}:mi_mode=blend,` : `fps=${fps},`;
      const filters = `${rate}${still},noise=alls=6:allf=t,${phoneColors}`;
      const options = ['-i', sample, '-vf', filters, ...keyFrames, ...phone];
      const path = makeVideo(folder, `${name.replaceAll(' ', '-')}.mp4`, options);
      return { name, path };
    }),
  );
}

const vp9 = [
  '-c:v',
  'libvpx-vp9',
  '-deadline',
  'realtime',
  '-cpu-used',
  '8',
  '-row-mt',
  '1',
  '-crf',
  '15',
  '-b:v',
  '0',
];

/** The clip in a format that the phone converts, nearly without a loss. */
export const toVp9 = (folder: string, { name, path }: PrepareClip): string =>
  makeVideo(folder, `${name.replaceAll(' ', '-')}-vp9.mp4`, ['-i', path, ...vp9, ...keyFrames, '-an']);
