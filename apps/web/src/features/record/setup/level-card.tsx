import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { isLevel, type PhoneLevel, sayLevel } from './level-of.ts';
import { useLevel } from './use-level.ts';

/** Shows how the phone stands; nothing on a device that does not sense it. */
export function LevelCard() {
  const { level, mustAsk, ask } = useLevel();
  if (!level && !mustAsk) return null;
  return (
    <Card title="Stand the phone level">
      {level ? (
        <div className="flex items-center gap-4">
          <LevelPicture level={level} />
          <p className="font-semibold tabular-nums">{sayLevel(level)}</p>
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <p>Your phone can show whether it stands straight.</p>
          <Button kind="outline" size="small" className="self-start" onClick={ask}>
            Show the level
          </Button>
        </div>
      )}
    </Card>
  );
}

const mostShownDeg = 20;
const limit = (deg: number): number => Math.max(-mostShownDeg, Math.min(mostShownDeg, deg));

/** A horizon that turns with the phone and rises as the camera looks down, on a fixed cross. */
function LevelPicture({ level }: { level: PhoneLevel }) {
  const color = isLevel(level) ? 'var(--color-fairway)' : 'var(--color-pin)';
  return (
    <svg
      viewBox="-50 -50 100 100"
      aria-hidden
      className="size-24 shrink-0 rounded-full border-2 border-edge bg-fairway-tint"
    >
      <path d="M-46 0h22M24 0h22" stroke="var(--color-muted)" strokeWidth="3" />
      <g transform={`rotate(${-limit(level.rollDeg)}) translate(0 ${-1.6 * limit(level.tiltDeg)})`}>
        <path d="M-34 0H34" stroke={color} strokeWidth="5" strokeLinecap="round" />
        <circle r="8" fill="var(--color-card)" stroke={color} strokeWidth="4" />
      </g>
    </svg>
  );
}
