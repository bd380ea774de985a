import { type ImpactSound, openImpactListener } from '@trueswing/swing';
import { wait } from '../../../shared/wait.ts';
import { openArrivalClock } from './arrival-clock.ts';
import workletUrl from './microphone.worklet.ts?worker&url';
import { watchArrivals } from './watch-arrivals.ts';

interface HeardBlock {
  readonly samples: Float32Array;
  /** Seconds of the audio clock. */
  readonly startS: number;
}

/** A browser that waits for a touch does not start the sound by itself. */
const startMs = 1500;

interface MicrophoneListener {
  onImpact(sound: ImpactSound): void;
  /** Nothing more is heard: a call or another device took the sound. */
  onStopped(): void;
}

/**
 * Listens to a microphone for impacts, at times of the page's clock. Returns the way to end it.
 * @throws if the browser does not let the page hear
 */
export async function openMicrophone(track: MediaStreamAudioTrack, listener: MicrophoneListener): Promise<() => void> {
  const context = new AudioContext({ latencyHint: 'interactive' });
  try {
    await context.audioWorklet.addModule(workletUrl);
    const isStarted = await Promise.race([context.resume().then(() => true), wait(startMs).then(() => false)]);
    if (!isStarted) throw new Error('The browser does not start the sound.');
    return hear(context, track, listener);
  } catch (error) {
    await context.close();
    throw error;
  }
}

function hear(
  context: AudioContext,
  track: MediaStreamAudioTrack,
  { onImpact, onStopped }: MicrophoneListener,
): () => void {
  const clock = openArrivalClock();
  const impacts = openImpactListener(context.sampleRate);
  const ends = new AbortController();
  const close = () => {
    ends.abort();
    blocks.close();
    context.onstatechange = null;
    void context.close();
  };
  const stop = () => {
    close();
    onStopped();
  };
  const blocks = watchArrivals(track, stop);
  const reader = new AudioWorkletNode(context, 'microphone-reader', { numberOfOutputs: 0, channelCount: 1 });
  reader.port.onmessage = ({ data: { samples, startS } }: MessageEvent<HeardBlock>) => {
    const blockS = samples.length / context.sampleRate;
    // A block arrives when its last sample has been heard.
    const timeS = clock.arrive(startS + blockS, performance.now() / 1000) - blockS;
    blocks.arrive();
    for (const sound of impacts.hear(samples, timeS)) onImpact(sound);
  };
  try {
    context.createMediaStreamSource(new MediaStream([track])).connect(reader);
  } catch (error) {
    blocks.close();
    throw error;
  }
  context.onstatechange = () => context.state !== 'running' && stop();
  for (const event of ['mute', 'ended']) track.addEventListener(event, stop, { signal: ends.signal });
  return close;
}
