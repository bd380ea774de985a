import { type AddressPose, saySetupDifference } from '@trueswing/swing';
import { Timer, Volume2, VolumeX, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { countOf } from '../../../shared/count-of.ts';
import { useDeviceValue } from '../../../shared/device-value.ts';
import { readHandedness } from '../../../shared/handedness.ts';
import { paths } from '../../../shared/paths.ts';
import { useModelConsent } from '../../../shared/pose-model/use-model-consent.ts';
import { useKeepAwake } from '../../../shared/use-keep-awake.ts';
import { useWhenBackOnline } from '../../../shared/use-when-back-online.ts';
import type { OpenRecorder } from '../recorder/recorder.ts';
import { isLevel, sayLevel } from '../setup/level-of.ts';
import { recordChoices } from '../setup/record-choices.ts';
import { useLevel } from '../setup/use-level.ts';
import { AddressOutline } from './address-outline.tsx';
import { CameraPicture } from './camera-picture.tsx';
import { placeOutline } from './place-outline.ts';
import { edgeClasses, fieldClasses } from './signal-colors.ts';
import { SignalIcon } from './signal-icon.tsx';
import { signalOf } from './signal-of.ts';
import { StoppedCard } from './stopped-card.tsx';
import { UnsavedCard } from './unsaved-card.tsx';
import { useCues } from './use-cues.ts';
import { useKeptCount } from './use-kept-count.ts';
import { useRecorder } from './use-recorder.ts';
import { useSelfTimer } from './use-self-timer.ts';
import { useSetupDifference } from './use-setup-difference.ts';
import { WatchAgain } from './watch-again.tsx';

interface ViewfinderProps {
  openRecorder: OpenRecorder;
  /** The golfer at address in the last analyzed swing of this view; null without one. */
  lastAddress: AddressPose | null;
}

/** The camera over the whole screen: what to do can be read from five meters, heard, and read as a caption. */
export function Viewfinder({ openRecorder, lastAddress }: ViewfinderProps) {
  const { view, trigger, isSilent } = useDeviceValue(recordChoices);
  const [handedness] = useState(readHandedness);
  const { keptCount, keeping, keep, unsaved, said, isSaving, saveAgain, discard } = useKeptCount();
  const { mayLoad, agree } = useModelConsent();
  const { state, recorder } = useRecorder(openRecorder, { view, handedness, trigger, isWatching: mayLoad }, keep);
  const watch = () => recorder?.watch();
  useWhenBackOnline(state.watching === 'not-loaded', watch);
  const { status, stream } = state;
  const timer = useSelfTimer((seconds) => recorder?.film(seconds), isSilent);
  const signal = signalOf({
    status,
    watching: state.watching,
    isOffline: !navigator.onLine,
    view,
    handedness,
    countdownS: timer.countdownS,
    keeping,
    keptCount,
  });
  useKeepAwake(status.status !== 'failed' && status.status !== 'paused');
  const [size, setSize] = useState<{ widthPx: number; heightPx: number } | null>(null);
  const difference = useSetupDifference(state, size, lastAddress);
  const caption = difference && signal.color === 'ready' ? saySetupDifference(difference) : signal.caption;
  const announced = useCues(signal.color === 'ready' ? { ...signal, caption, say: caption } : signal, isSilent);
  const { level } = useLevel();
  const notes = [
    ...(level && !isLevel(level) && status.status === 'framing' ? [sayLevel(level)] : []),
    ...(!state.hasMicrophone && state.watching === 'on' && status.status === 'framing' && trigger === 'sound'
      ? ['No microphone: every full swing is kept by its motion.']
      : []),
  ];
  const isStopped = status.status === 'paused' || status.status === 'failed';
  const { countdownS, cancel } = timer;
  useEffect(() => {
    if (isStopped) cancel();
  }, [isStopped, cancel]);

  return (
    <main
      className={`fixed inset-0 z-50 flex flex-col border-16 bg-night text-on-night transition-none ${edgeClasses[signal.color]}`}
    >
      <h1 className="sr-only">Camera</h1>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <header className="flex items-center gap-2 pt-[max(0px,calc(env(safe-area-inset-top)-1rem))]">
        <Link to={paths.record} replace aria-label="Leave the camera" className={barButton}>
          <X aria-hidden className="size-7" />
        </Link>
        <Link to={paths.recordedSwings} className={`${barButton} mx-auto gap-2 font-semibold tabular-nums`}>
          {countOf(keptCount, 'swing')} kept
        </Link>
        <button
          type="button"
          aria-label="Mute"
          aria-pressed={isSilent}
          onClick={() => recordChoices.change((before) => ({ ...before, isSilent: !before.isSilent }))}
          className={barButton}
        >
          {isSilent ? <VolumeX aria-hidden className="size-7" /> : <Volume2 aria-hidden className="size-7" />}
        </button>
      </header>
      <div className="flex min-h-0 grow flex-col landscape:flex-row">
        <div className="relative flex min-h-0 min-w-0 grow basis-0">
          {!isStopped && (
            <>
              <CameraPicture stream={stream} onSize={setSize} />
              {lastAddress && size && status.status === 'framing' && (
                <AddressOutline landmarks={placeOutline(lastAddress, size)} {...size} />
              )}
              <div className={`${iconPlace} ${fieldClasses[signal.color]}`}>
                <SignalIcon shape={signal.shape} className="size-16 short:size-10" />
              </div>
            </>
          )}
          {isStopped && <StoppedCard status={status} onGoOn={() => recorder?.resume()} />}
          {!isStopped && unsaved.length > 0 && (
            <div className="absolute inset-0 flex">
              <UnsavedCard
                unsaved={unsaved}
                said={said}
                isSaving={isSaving}
                onTryAgain={saveAgain}
                onDiscard={discard}
              />
            </div>
          )}
        </div>
        <div className="flex flex-col justify-end landscape:w-2/5 landscape:justify-center">
          <p
            className={`signal-word shrink-0 overflow-hidden px-1 pt-1 pb-2 text-center whitespace-nowrap text-on-signal ${fieldClasses[signal.color]}`}
          >
            {signal.word}
          </p>
          {!isStopped && (
            <div className="flex flex-col gap-2 px-3 pt-2 pb-2">
              <p
                aria-hidden
                className="min-h-[2.9em] text-center text-lg short:min-h-0 leading-snug font-semibold text-balance"
              >
                {caption}
              </p>
              {notes.map((note) => (
                <p key={note} className="text-center text-sm">
                  {note}
                </p>
              ))}
              <WatchAgain
                watching={state.watching}
                onWatch={() => {
                  if (state.watching === 'off') agree();
                  watch();
                }}
              />
              <button
                type="button"
                disabled={status.status !== 'framing'}
                onClick={countdownS === null ? timer.start : cancel}
                className="flex min-h-12 items-center justify-center gap-2 rounded-control border-2 border-on-night/60 font-semibold disabled:opacity-50"
              >
                <Timer aria-hidden className="size-6" />
                {countdownS === null ? 'Self-timer: film in 10 s' : 'Stop the self-timer'}
              </button>
            </div>
          )}
        </div>
      </div>
    </main>
  );
}

const iconPlace =
  'absolute inset-x-0 top-2 mx-auto grid size-24 place-items-center rounded-full text-on-signal short:left-2 short:mx-0 short:size-16 landscape:left-2 landscape:mx-0';

const barButton =
  'inline-flex min-h-12 min-w-12 items-center justify-center rounded-control px-2 text-on-night aria-pressed:text-flag';
