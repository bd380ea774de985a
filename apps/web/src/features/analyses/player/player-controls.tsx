import { Pause, PersonStanding, Play, StepBack, StepForward } from 'lucide-react';
import type { ComponentProps } from 'react';

export const playbackSpeeds = [1, 0.5, 0.25] as const;
export type PlaybackSpeed = (typeof playbackSpeeds)[number];
const speedLabels: Record<PlaybackSpeed, string> = { 1: '1×', 0.5: '½×', 0.25: '¼×' };

interface PlayerControlsProps {
  isPlaying: boolean;
  onPlayOrPause(): void;
  onStep(direction: 1 | -1): void;
  speed: PlaybackSpeed;
  onSpeed(speed: PlaybackSpeed): void;
  hasSkeleton: boolean;
  onSkeleton(isShown: boolean): void;
}

export function PlayerControls(props: PlayerControlsProps) {
  const { isPlaying, speed, hasSkeleton } = props;
  const nextSpeed = playbackSpeeds[(playbackSpeeds.indexOf(speed) + 1) % playbackSpeeds.length] ?? 1;
  return (
    <div className="grid grid-cols-[1fr_1fr_1.6fr_1fr_1fr] gap-2">
      <ControlButton aria-label={`Speed ${speedLabels[speed]}`} onClick={() => props.onSpeed(nextSpeed)}>
        <span className="text-lg font-bold">{speedLabels[speed]}</span>
      </ControlButton>
      <ControlButton aria-label="Previous frame" onClick={() => props.onStep(-1)}>
        <StepBack aria-hidden className="size-6" />
      </ControlButton>
      <ControlButton
        aria-label={isPlaying ? 'Pause' : 'Play'}
        onClick={props.onPlayOrPause}
        className="bg-flag! text-on-flag!"
      >
        {isPlaying ? (
          <Pause aria-hidden className="size-7 fill-current" />
        ) : (
          <Play aria-hidden className="size-7 fill-current" />
        )}
      </ControlButton>
      <ControlButton aria-label="Next frame" onClick={() => props.onStep(1)}>
        <StepForward aria-hidden className="size-6" />
      </ControlButton>
      <ControlButton
        aria-label="Skeleton"
        aria-pressed={hasSkeleton}
        onClick={() => props.onSkeleton(!hasSkeleton)}
        className="aria-pressed:text-flag"
      >
        <PersonStanding aria-hidden className="size-7" />
      </ControlButton>
    </div>
  );
}

function ControlButton({ className = '', ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={`grid min-h-12 place-items-center rounded-xl bg-on-night/10 text-on-night hover:bg-on-night/20 ${className}`}
    />
  );
}
