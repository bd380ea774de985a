import { readFileSync } from 'node:fs';
import { type clipFolder, drawClip } from '../media/make-clip.ts';
import { withPhoneMetadata } from './quicktime.ts';

/** A video that is mutated, by the name of its file. */
export interface VideoSource {
  readonly name: string;
  readonly bytes: Buffer;
}

const picture = 'testsrc2=s=160x120:r=12:d=2.2';
const sound = `${picture}[out0];sine=d=2.2[out1]`;

/** Files of boxes: MP4 with its index before and behind the pictures, with sound, and in pieces; QuickTime as ffmpeg and as phones write it. */
const filesOfBoxes: readonly (readonly [name: string, source: string, ...options: string[]])[] = [
  ['faststart.mp4', picture, '-movflags', '+faststart'],
  ['sound.mp4', sound, '-c:a', 'aac'],
  ['pieces.mp4', picture, '-movflags', 'frag_keyframe+empty_moov'],
  ['faststart.mov', picture, '-movflags', '+faststart', '-metadata', 'title=a swing'],
  ['phone.mov', sound, '-c:a', 'aac'],
];

/** The other containers that ffmpeg may open, as it writes them. */
const otherFiles: typeof filesOfBoxes = [
  ['matroska.mkv', sound, '-c:a', 'aac'],
  ['interleaved.avi', sound, '-c:a', 'mp3'],
  ['transport.ts', sound, '-c:a', 'aac'],
  ['program.mpg', sound, '-c:a', 'mp2'],
  ['windows.asf', sound, '-c:a', 'wmav2'],
  ['flash.flv', sound, '-c:a', 'aac', '-ar', '44100'],
];

type Clips = ReturnType<typeof clipFolder>;

const draw = (clips: Clips, files: typeof filesOfBoxes): VideoSource[] =>
  files.map(([name, ...options]) => ({ name, bytes: readFileSync(drawClip(clips.path(name), ...options)) }));

export const drawFilesOfBoxes = (clips: Clips): VideoSource[] =>
  draw(clips, filesOfBoxes).map(({ name, bytes }) => ({
    name,
    bytes: name === 'phone.mov' ? withPhoneMetadata(bytes) : bytes,
  }));

export const drawOtherFiles = (clips: Clips): VideoSource[] => draw(clips, otherFiles);
