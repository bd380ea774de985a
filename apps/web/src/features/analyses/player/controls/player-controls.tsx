import { Pause, PersonStanding, Play, StepBack, StepForward } from 'lucide-react';
import type { ComponentProps } from 'react';

export const playbackSpeeds = [0.25, 0.5, 1] as const;
export type PlaybackSpeed = (typeof playbackSpeeds)[number];
const speedSigns: Record<PlaybackSpeed, string> = { 0.25: '¼×', 0.5: '½×', 1: '1×' };

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
  const PlayIcon = isPlaying ? Pause : Play;
  return (
    <div className="flex items-center justify-between gap-1">
      <fieldset aria-label="Speed" className="flex rounded-xl bg-on-night/15">
        {playbackSpeeds.map((each) => (
          <ControlButton
            key={each}
            aria-label={`Speed ${speedSigns[each]}`}
            aria-pressed={each === speed}
            onClick={() => props.onSpeed(each)}
            className="text-lg font-bold aria-pressed:text-flag"
          >
            {speedSigns[each]}
          </ControlButton>
        ))}
      </fieldset>
      <div className="flex items-center gap-1">
        <ControlButton aria-label="Previous frame" onClick={() => props.onStep(-1)}>
          <StepBack aria-hidden className="size-6" />
        </ControlButton>
        <ControlButton
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={props.onPlayOrPause}
          className="w-13! bg-flag text-on-flag hover:bg-flag"
        >
          <PlayIcon aria-hidden className="size-6 fill-current" />
        </ControlButton>
        <ControlButton aria-label="Next frame" onClick={() => props.onStep(1)}>
          <StepForward aria-hidden className="size-6" />
        </ControlButton>
      </div>
      <ControlButton
        aria-label="Skeleton"
        aria-pressed={hasSkeleton}
        onClick={() => props.onSkeleton(!hasSkeleton)}
        className="bg-on-night/15 aria-pressed:text-flag"
      >
        <PersonStanding aria-hidden className="size-6" />
      </ControlButton>
    </div>
  );
}

export function ControlButton({ className = '', ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={`grid size-tap place-items-center rounded-xl text-on-night hover:bg-on-night/20 ${className}`}
    />
  );
}
