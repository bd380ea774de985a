import { shortestCutS, type TimeSpan } from '@trueswing/domain';

interface CutSliderProps {
  /** The name of the video in labels: "the face-on video". */
  name: string;
  /** Length of the whole video. */
  seconds: number;
  part: TimeSpan;
  /** `movedToS` is where the moved end is now. */
  onMove(part: TimeSpan, movedToS: number): void;
}

/** A key moves a handle by three frames of a real-time video. */
const stepS = 0.1;

/** The two ends of a part of a video. The handles lie outside of the part and never cover each other. */
export function CutSlider({ name, seconds, part, onMove }: CutSliderProps) {
  return (
    <>
      <Handle
        label={`Start of ${name}`}
        className="-left-tap [--handle-border:0_0_0_1rem] [--handle-radius:1.5rem_0_0_1.5rem]"
        timeS={part.startS}
        seconds={seconds}
        onMove={(movedToS) => {
          const startS = Math.max(0, Math.min(movedToS, part.endS - shortestCutS));
          onMove({ ...part, startS }, startS);
        }}
      />
      <Handle
        label={`End of ${name}`}
        className="left-0 [--handle-border:0_1rem_0_0] [--handle-radius:0_1.5rem_1.5rem_0]"
        timeS={part.endS}
        seconds={seconds}
        onMove={(movedToS) => {
          const endS = Math.min(seconds, Math.max(movedToS, part.startS + shortestCutS));
          onMove({ ...part, endS }, endS);
        }}
      />
    </>
  );
}

interface HandleProps {
  label: string;
  className: string;
  timeS: number;
  seconds: number;
  onMove(timeS: number): void;
}

/** A range input of its own, so that dragging, keys and screen readers work as everywhere in the browser. */
function Handle({ label, className, timeS, seconds, onMove }: HandleProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={`${timeS.toFixed(1)} seconds`}
      min={0}
      max={seconds}
      step={stepS}
      value={timeS}
      className={`range-handle absolute inset-y-0 h-full w-[calc(100%+var(--spacing-tap))] ${className}`}
      onChange={(event) => onMove(Number(event.target.value))}
    />
  );
}
