import { Pause, Play, StepBack, StepForward } from 'lucide-react';
import { useRef } from 'react';
import { useObjectUrl } from '../../../shared/video/use-object-url.ts';
import { FullScreenDialog } from '../../../ui/overlays/full-screen-dialog.tsx';
import { describeSwingTime } from '../kept/describe-swing.ts';
import { impactOf } from '../kept/impact-of.ts';
import type { KeptSwing } from '../kept/swing-store.ts';
import { useAlignment } from './use-alignment.ts';
import { useStepPlayer } from './use-step-player.ts';

interface StepPlayerProps {
  /** One to watch, or two to compare. */
  swings: readonly KeptSwing[];
  onClose(): void;
}

/** Swings over the whole screen, in step at impact: one bar moves all, frame by frame or in slow motion. */
export function StepPlayer({ swings, onClose }: StepPlayerProps) {
  const alignment = useAlignment(swings);
  const frameS = 1 / Math.max(...swings.map(({ framesPerSecond }) => framesPerSecond));
  const players = useRef(new Map<number, HTMLVideoElement>());
  const { offsetS, isPlaying, isSlow, show, toggle, toggleSlow } = useStepPlayer(players, alignment, frameS);
  const Icon = isPlaying ? Pause : Play;
  return (
    <FullScreenDialog title={swings.length > 1 ? 'Two swings in step' : 'Your swing'} onClose={onClose}>
      <div className="mx-auto flex min-h-0 w-full max-w-4xl grow gap-1 max-[30rem]:has-[[data-wide]]:flex-col">
        {swings.map((swing, index) => (
          <SwingVideo
            key={swing.id}
            swing={swing}
            hasNoImpact={!alignment.isAtImpact && impactOf(swing) === null}
            onPlayer={(player) => {
              if (player) players.current.set(index, player);
              else players.current.delete(index);
            }}
            onReady={() => show(offsetS)}
          />
        ))}
      </div>
      <div className="mx-auto flex w-full max-w-2xl flex-col gap-1 px-4 pt-2 pb-3">
        <p className="text-center font-semibold tabular-nums">{describeOffset(offsetS, alignment.isAtImpact)}</p>
        <input
          type="range"
          aria-label={swings.length > 1 ? 'Position in both videos' : 'Position in the video'}
          aria-valuetext={describeOffset(offsetS, alignment.isAtImpact)}
          min={alignment.fromS}
          max={alignment.toS}
          step={frameS}
          value={offsetS}
          onChange={(event) => show(Number(event.target.value))}
          className="min-h-tap w-full cursor-pointer accent-flag"
        />
        <div className="grid grid-cols-4 gap-2">
          <PlayerButton label="One frame back" onClick={() => show(offsetS - frameS)}>
            <StepBack aria-hidden className="size-6" />
          </PlayerButton>
          <PlayerButton label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
            <Icon aria-hidden className="size-6" />
          </PlayerButton>
          <PlayerButton label="One frame forward" onClick={() => show(offsetS + frameS)}>
            <StepForward aria-hidden className="size-6" />
          </PlayerButton>
          <button type="button" aria-pressed={isSlow} onClick={toggleSlow} className={buttonClasses}>
            Slow
          </button>
        </div>
      </div>
    </FullScreenDialog>
  );
}

const buttonClasses =
  'grid min-h-12 place-items-center rounded-control border-2 border-on-night/60 font-semibold aria-pressed:border-flag aria-pressed:bg-flag aria-pressed:text-on-flag';

interface PlayerButtonProps {
  label: string;
  onClick(): void;
  children: React.ReactNode;
}

const PlayerButton = ({ label, onClick, children }: PlayerButtonProps) => (
  <button type="button" aria-label={label} onClick={onClick} className={buttonClasses}>
    {children}
  </button>
);

interface SwingVideoProps {
  swing: KeptSwing;
  hasNoImpact: boolean;
  onPlayer(player: HTMLVideoElement | null): void;
  /** Its first picture is there: it can be moved. */
  onReady(): void;
}

function SwingVideo({ swing, hasNoImpact, onPlayer, onReady }: SwingVideoProps) {
  const url = useObjectUrl(swing.file);
  const look = swing.look ?? null;
  return (
    <figure
      data-wide={look && look.widthPx > look.heightPx ? true : undefined}
      className="relative flex min-h-0 min-w-0 grow basis-0"
    >
      {url && (
        <video
          ref={onPlayer}
          src={url}
          muted
          playsInline
          preload="auto"
          onLoadedData={onReady}
          className="size-full object-contain"
        />
      )}
      <figcaption className="absolute inset-x-0 top-0 bg-night/70 px-2 py-1 text-center text-sm font-semibold">
        {describeSwingTime(swing.filmedAt)}
        {hasNoImpact && ' · no impact found'}
      </figcaption>
    </figure>
  );
}

/** "0.25 s before impact" */
function describeOffset(offsetS: number, isAtImpact: boolean): string {
  if (!isAtImpact) return `${offsetS.toFixed(2)} s`;
  if (Math.abs(offsetS) < 0.005) return 'Impact';
  return `${Math.abs(offsetS).toFixed(2)} s ${offsetS < 0 ? 'before' : 'after'} impact`;
}
