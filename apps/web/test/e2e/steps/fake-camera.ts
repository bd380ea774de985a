import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { addBurst, type Burst, makeNoise, type Noise } from '../../../../../packages/swing/test/make-sound.ts';
import { h264, makeVideo } from './make-video.ts';

/** A scene that Chromium plays again and again in place of a camera and a microphone. */
export interface FakeScene {
  /** Seconds of one round. */
  readonly seconds: number;
  readonly pictures: ScenePictures;
  readonly noise: Noise;
  readonly sounds: readonly Burst[];
}

/** ffmpeg's options for the input of upright pictures, and its filter. */
interface ScenePictures {
  readonly input: readonly string[];
  readonly filter: string;
}

/** A club that hits a ball two meters from the phone, and a neighbor's. */
export const impactAt = (atS: number, level = 0.6): Burst => ({
  atS,
  attackS: 0.0005,
  decayS: 0.012,
  level,
  lowHz: 1500,
});

export const rateHz = 48_000;
/** Chromium plays motion JPEG at this rate. */
export const fakeFps = 30;

/** A video that begins after a still picture and ends with one. */
export const betweenStills = (
  video: string,
  { beforeS, afterS, size = '540:960' }: { beforeS: number; afterS: number; size?: string },
): ScenePictures => ({
  input: ['-i', video],
  filter: `scale=${size},fps=${fakeFps},tpad=start_mode=clone:start_duration=${beforeS}:stop_mode=clone:stop_duration=${afterS}`,
});

/**
 * Flags of a Chromium whose camera and microphone play a scene. Its camera falls behind its microphone on a busy machine, by a
 * third of a second in eight: sounds do not fit the pictures any more. `playAsCamera` keeps them together.
 */
export function makeFakeDevices(folder: string, name: string, scene: FakeScene): string[] {
  const motion = ['-an', '-c:v', 'mjpeg', '-q:v', '4', '-t', `${scene.seconds}`];
  const { input, filter } = scene.pictures;
  const pictures = makeVideo(folder, `${name}.mjpeg`, [...input, '-vf', filter, ...motion]);
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${pictures}`,
    `--use-file-for-fake-audio-capture=${writeSounds(folder, name, scene)}`,
  ];
}

/** Writes a scene as one video with its sound, for `playAsCamera`. */
export function makeScene(folder: string, name: string, scene: FakeScene): string {
  const sounds = writeSounds(folder, name, scene);
  const output = ['-map', '0:v', '-map', '1:a', '-c:a', 'flac', '-strict', '-2', '-t', `${scene.seconds}`];
  const { input, filter } = scene.pictures;
  return makeVideo(folder, `${name}.mp4`, [...input, '-i', sounds, '-vf', filter, ...h264, ...output]);
}

/** Gives the page a camera and a microphone that play a scene again and again, from the moment at which they are opened: the mark 'scene'. */
export async function playAsCamera(page: Page, scene: string): Promise<void> {
  await page.route('**/scene.mp4', (route) => route.fulfill({ path: scene, contentType: 'video/mp4' }));
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const video = document.createElement('video');
      Object.assign(video, { src: '/scene.mp4', loop: true, muted: true, playsInline: true });
      await video.play();
      performance.mark('scene');
      // Chromium has it, the types of the DOM have not.
      const { captureStream } = video as HTMLVideoElement & { captureStream(): MediaStream };
      const stream = captureStream.call(video);
      if (!wanted?.audio) for (const track of stream.getAudioTracks()) stream.removeTrack(track);
      return stream;
    };
  });
}

/** Samples of what is heard in a scene. */
export function makeSounds({ noise, seconds, sounds }: Pick<FakeScene, 'noise' | 'seconds' | 'sounds'>): Float32Array {
  const samples = makeNoise(noise, seconds, rateHz, 1);
  for (const sound of sounds) addBurst(samples, rateHz, sound);
  return samples;
}

function writeSounds(folder: string, name: string, scene: FakeScene): string {
  const samples = makeSounds(scene);
  const wave = join(folder, `${name}.wav`);
  writeFileSync(wave, toWave(samples));
  return wave;
}

/** A WAV file of one channel with 16 bits a sample. */
function toWave(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + 2 * samples.length);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 2 * samples.length, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rateHz, 24);
  bytes.writeUInt32LE(2 * rateHz, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * samples.length, 40);
  for (const [i, sample] of samples.entries()) bytes.writeInt16LE(Math.round(32_767 * sample), 44 + 2 * i);
  return bytes;
}
