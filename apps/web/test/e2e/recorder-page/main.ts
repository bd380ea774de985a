import type { PoseFrame } from '@trueswing/contracts';
import { BlobSource, Input, MP4, VideoSampleSink } from 'mediabunny';
import { openCamera } from '../../../src/features/record/camera/open-camera.ts';
import { openFrameSource } from '../../../src/features/record/live/frame-source.ts';
import { openLivePoses } from '../../../src/features/record/live/open-live-poses.ts';
import { openMicrophone } from '../../../src/features/record/live/open-microphone.ts';
import { openRecorder } from '../../../src/features/record/recorder/open-recorder.ts';
import type { FilmedSwing, RecorderSettings } from '../../../src/features/record/recorder/recorder.ts';
import { wait } from '../../../src/shared/wait.ts';
import { detectTurned } from './detect-turned.ts';

/** Facts of the recorder for a test, in seconds of the page's clock. */
const seen = {
  swings: [] as (Omit<FilmedSwing, 'file'> & { atS: number; bytes: number })[],
  statuses: [] as { atS: number; status: string }[],
  poses: 0,
  hasMicrophone: false,
};
const files: File[] = [];
const nowS = () => performance.now() / 1000;

function start(settings: RecorderSettings): void {
  const recorder = openRecorder(settings, (swing) => {
    const { file, ...facts } = swing;
    files.push(file);
    seen.swings.push({ ...facts, atS: nowS(), bytes: file.size });
  });
  let lastPose: unknown = null;
  const note = () => {
    const { status, pose, hasMicrophone } = recorder.now();
    const detail = 'framing' in status ? status.framing : 'reason' in status ? status.reason : '';
    const text = `${status.status} ${'failure' in status ? status.failure : detail}`.trim();
    if (seen.statuses.at(-1)?.status !== text) seen.statuses.push({ atS: nowS(), status: text });
    if (pose && pose !== lastPose) seen.poses++;
    lastPose = pose;
    seen.hasMicrophone = hasMicrophone;
  };
  note();
  recorder.subscribe(note);
  Object.assign(window, { recorder });
}

/** A kept file as base64. */
async function readFile(index: number): Promise<string> {
  const bytes = new Uint8Array((await files[index]?.arrayBuffer()) ?? new ArrayBuffer(0));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Opens camera and microphone alone, and times bright pictures and sharp sounds for some seconds. */
async function timeSignals(seconds: number): Promise<{ flashesS: number[]; soundsS: number[] }> {
  const { video, audio } = await openCamera(true);
  const pen = new OffscreenCanvas(8, 8).getContext('2d', { willReadFrequently: true });
  const flashesS: number[] = [];
  const soundsS: number[] = [];
  let wasBright = false;
  const source = openFrameSource(video, {
    onFrame({ picture, timeS }) {
      pen?.drawImage(picture, 0, 0, 8, 8);
      const isBright = (pen?.getImageData(4, 4, 1, 1).data[0] ?? 0) > 128;
      if (isBright && !wasBright) flashesS.push(timeS);
      wasBright = isBright;
    },
    onFailure() {
      throw new Error('The camera failed.');
    },
  });
  const onStopped = () => {
    throw new Error('The microphone stopped.');
  };
  const closeMicrophone =
    audio && (await openMicrophone(audio, { onImpact: ({ atS }) => soundsS.push(atS), onStopped }));
  await wait(1000 * seconds);
  source.close();
  closeMicrophone?.();
  return { flashesS, soundsS };
}

interface Sampling {
  readonly posesPerSecond: number;
  /** Time of the first pose. */
  readonly firstS: number;
  /** Seconds for which the first and the last picture are shown before and after the video. */
  readonly stillS: number;
}

/** Detects poses in a video as the recorder does in pictures of the camera, however long it takes. */
async function trackVideo(url: string, { posesPerSecond, firstS, stillS }: Sampling): Promise<PoseFrame[]> {
  const input = new Input({ source: new BlobSource(await (await fetch(url)).blob()), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The video has no pictures.');
  const seconds = await track.computeDuration();
  const found: PoseFrame[] = [];
  const poses = openLivePoses({
    onOpened: () => undefined,
    onPose: (pose) => found.push(pose),
    onFailure: () => {
      throw new Error('The model failed.');
    },
  });
  const sink = new VideoSampleSink(track);
  for (let timeS = firstS; timeS < seconds + 2 * stillS; timeS += 1 / posesPerSecond) {
    const sample = await sink.getSample(Math.min(seconds - 0.01, Math.max(0, timeS - stillS)));
    const picture = sample?.toVideoFrame();
    sample?.close();
    if (!picture) continue;
    const { displayWidth: widthPx, displayHeight: heightPx } = picture;
    while (found.at(-1)?.timeS !== timeS) {
      poses.offer({ picture, widthPx, heightPx, streamS: timeS, timeS });
      await wait(5);
    }
    picture.close();
  }
  poses.close();
  return found;
}

const page = { seen, start, readFile, timeSignals, trackVideo, detectTurned };
declare global {
  interface Window {
    recorderPage: typeof page;
  }
}
window.recorderPage = page;
