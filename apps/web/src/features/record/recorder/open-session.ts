import type { PoseFrame } from '@trueswing/contracts';
import type { ImpactSound, SwingTrigger } from '@trueswing/swing';
import { CameraError, openCamera } from '../camera/open-camera.ts';
import type { Capture } from '../capture/capture.ts';
import { openCapture } from '../capture/open-capture.ts';
import { type CameraFrame, openFrameSource } from '../live/frame-source.ts';
import { canDetectPoses, type LivePoses, type PosesFailure } from '../live/open-live-poses.ts';
import { openSteadyMicrophone } from '../live/steady-microphone.ts';
import { openSteadyPoses } from '../live/steady-poses.ts';
import { watchArrivals } from '../live/watch-arrivals.ts';

/** The camera with everything that reads it, from its opening to its end. */
export interface Session {
  readonly stream: MediaStream;
  readonly hasMicrophone: boolean;
  readonly capture: Capture;
  /** Starts to detect poses, or starts again. */
  watch(): void;
  /** Time of the camera's clock at a time of the page's clock, in seconds. */
  toStream(pageS: number): number;
}

export interface SessionListener {
  onFrame(frame: CameraFrame): void;
  onPose(pose: PoseFrame): void;
  onImpact(sound: ImpactSound): void;
  /** No sound comes any more, or it comes again. */
  onHeard(isHeard: boolean): void;
  /** The model that detects poses loads, at first or again after a failure, or has been loaded. */
  onLoaded(isLoaded: boolean): void;
  /** No poses come any more. */
  onBlind(failure: PosesFailure): void;
  /** The camera has stopped for a while, such as in a call, or shows pictures again. */
  onMuted(isMuted: boolean): void;
  /** The camera was taken away, or its pictures have stopped. */
  onEnded(): void;
  onFailure(): void;
}

/**
 * Opens the camera, holds its last seconds, and detects impacts and, once asked for, poses, until the signal ends all of it: also what
 * is open when a later part cannot be opened.
 * @throws {CameraError}
 */
export async function openSession(
  trigger: SwingTrigger,
  listener: SessionListener,
  signal: AbortSignal,
): Promise<Session> {
  const { stream, video, audio } = await openCamera(trigger === 'sound');
  whenEnded(signal, () => {
    for (const track of stream.getTracks()) track.stop();
  });
  const capture = await openCapture(video, listener.onFailure);
  if (!capture) throw new CameraError('unsupported');
  whenEnded(signal, capture.close);
  const microphone = audio && (await openSteadyMicrophone(audio, listener));
  if (microphone) whenEnded(signal, microphone.close);
  signal.throwIfAborted();
  let poses: LivePoses | null = null;
  whenEnded(signal, () => poses?.close());
  const watch = () => {
    if (signal.aborted) return;
    poses?.close();
    if (canDetectPoses()) poses = openSteadyPoses(listener);
    else listener.onBlind('failed');
  };
  const frames = watchArrivals(video, listener.onEnded);
  whenEnded(signal, frames.close);
  const onFrame = (frame: CameraFrame) => {
    frames.arrive();
    capture.add(frame);
    poses?.offer(frame);
    listener.onFrame(frame);
  };
  const source = openFrameSource(video, { onFrame, onFailure: listener.onFailure });
  whenEnded(signal, source.close);
  video.addEventListener('mute', () => listener.onMuted(true), { signal });
  const onUnmute = () => {
    listener.onMuted(false);
    microphone?.listenAgain();
  };
  video.addEventListener('unmute', onUnmute, { signal });
  video.addEventListener('ended', listener.onEnded, { signal });
  // What came before these listeners.
  if (video.muted) listener.onMuted(true);
  if (video.readyState === 'ended') listener.onEnded();
  return { stream, hasMicrophone: microphone?.isHeard() ?? false, capture, watch, toStream: source.toStream };
}

/** Closes a part at the end, which may have come while the part was opening. */
function whenEnded(signal: AbortSignal, close: () => void): void {
  if (signal.aborted) close();
  else signal.addEventListener('abort', close, { once: true });
}
