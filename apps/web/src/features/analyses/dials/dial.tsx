import type { MeasuredTurn } from '@trueswing/contracts';
import type { DialVideo } from '@trueswing/swing';
import { Lock, Video, VideoOff } from 'lucide-react';
import { type DialSubject, rangeOfScale, targetOf } from '../dial-subjects.ts';
import { filmActions } from '../evidence/film-again.tsx';
import { DialArc } from './dial-arc.tsx';
import type { DialReading } from './read-dial.ts';
import { VerdictChip } from './verdict-chip.tsx';

interface DialProps {
  subject: DialSubject;
  reading: DialReading;
  /** Turn that the body can do, by the mobility check. */
  body: MeasuredTurn | null;
  /** Way to the video that would unlock it: filming, or Premium first. A reader of another's swing has none: only the golfer can. */
  unlockedBy: 'filming' | 'premium' | 'golfer';
  /** Why a locked number is missing, in a few words: for a reader who cannot unlock it. */
  whyLocked: string;
  onOpen(): void;
}

const unlockIcons = { filming: Video, premium: Lock, golfer: VideoOff } as const;
const unlockTexts: Readonly<Record<DialProps['unlockedBy'], (video: DialVideo, whyLocked: string) => string>> = {
  filming: (video) => filmActions[video],
  premium: () => 'A second video needs Premium',
  golfer: (_, whyLocked) => whyLocked,
};

/** One number on its half circle, or the one thing that would unlock it. A tap opens what is behind it. */
export function Dial({ subject: { label, scale }, reading, body, unlockedBy, whyLocked, onOpen }: DialProps) {
  const isMeasured = reading.kind === 'measured';
  const UnlockIcon = unlockIcons[unlockedBy];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`flex h-full w-full flex-col items-center rounded-xl py-2 text-center hover:bg-fairway-tint ${isMeasured ? 'bg-paper px-2' : 'border-2 border-dashed border-edge px-1.5'}`}
    >
      <span className="font-semibold">{label}</span>
      {isMeasured ? (
        <>
          <span className="relative mt-1 block w-full max-w-40">
            <DialArc scale={scale} value={reading.value} interval={reading.interval} bodyDeg={body?.turnDeg ?? null} />
            <span
              className={`numeral absolute inset-x-0 bottom-0 ${reading.value === null ? 'text-lg' : 'text-2xl'}`}
              data-testid="mobility-value"
            >
              {reading.figure.figure}
            </span>
          </span>
          <span className="text-sm text-muted">{reading.figure.range}</span>
          {reading.judged && (
            <span className="-mx-2 mt-1.5">
              <VerdictChip judged={reading.judged} />
            </span>
          )}
        </>
      ) : (
        <span className="flex grow flex-col items-center justify-center gap-1.5 py-3 font-semibold text-fairway">
          <UnlockIcon aria-hidden className="size-6" />
          {unlockTexts[unlockedBy](reading.video, whyLocked)}
        </span>
      )}
      {body && (
        <span className="mt-1 text-sm font-semibold">
          Your body: {Math.round(body.turnDeg)}° ± {Math.ceil(body.plusMinusDeg)}°
        </span>
      )}
      <span className="mt-auto pt-1.5 text-sm text-muted">
        <span aria-hidden>{targetOf(scale)}</span>
        <span className="sr-only">{`${targetOf(scale)} ${rangeOfScale(scale)}`}</span>
      </span>
    </button>
  );
}
