import type { ImpactSound } from '@trueswing/swing';
import { openMicrophone } from './open-microphone.ts';

/** A microphone that is heard again after something else took the sound, such as a call. */
export interface SteadyMicrophone {
  /** Whether it is heard now. */
  isHeard(): boolean;
  /** Listens again, where it is not heard and gives sound. The track is the one that was allowed: no one is asked. */
  listenAgain(): void;
  close(): void;
}

interface SteadyListener {
  onImpact(sound: ImpactSound): void;
  /** It is no longer heard, or heard again. */
  onHeard(isHeard: boolean): void;
}

/** Opens a microphone. One that cannot be heard at first is given back, and stays so. */
export async function openSteadyMicrophone(
  track: MediaStreamAudioTrack,
  { onImpact, onHeard }: SteadyListener,
): Promise<SteadyMicrophone> {
  let stopHearing: (() => void) | null = null;
  let isOpening = false;
  let isClosed = false;
  const listen = async (): Promise<void> => {
    isOpening = true;
    const onStopped = () => {
      stopHearing = null;
      onHeard(false);
    };
    const opened = await openMicrophone(track, { onImpact, onStopped }).catch(() => null);
    isOpening = false;
    if (isClosed) opened?.();
    else stopHearing = opened;
  };
  const listenAgain = async (): Promise<void> => {
    if (stopHearing || isOpening || isClosed || track.muted || track.readyState === 'ended') return;
    await listen();
    if (stopHearing) onHeard(true);
  };
  await listen();
  if (!stopHearing) track.stop();
  track.addEventListener('unmute', listenAgain);
  return {
    isHeard: () => stopHearing !== null,
    listenAgain: () => void listenAgain(),
    close() {
      isClosed = true;
      track.removeEventListener('unmute', listenAgain);
      stopHearing?.();
    },
  };
}
