import type { SetTimer } from '@trueswing/domain';

const radius = 54;
const length = 2 * Math.PI * radius;

/** Seconds left of a hold or a rest; before a hold, the seconds to get ready. */
export function TimerRing({ timer, nowMs }: { timer: SetTimer; nowMs: number }) {
  const isReady = nowMs >= timer.fromMs;
  const untilMs = isReady ? timer.untilMs : timer.fromMs;
  const leftS = Math.max(Math.ceil((untilMs - nowMs) / 1000), 0);
  const share = isReady ? Math.min(Math.max((timer.untilMs - nowMs) / (timer.untilMs - timer.fromMs), 0), 1) : 1;
  const color = timer.kind === 'hold' && isReady ? 'var(--color-series-2)' : 'var(--color-fairway)';
  return (
    <div role="timer" aria-label="Seconds left" className="relative size-32 shrink-0 short:size-28">
      <svg viewBox="0 0 120 120" aria-hidden className="size-full -rotate-90">
        <circle cx="60" cy="60" r={radius} fill="none" stroke="var(--color-line)" strokeWidth="10" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          stroke={color}
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
        />
      </svg>
      <span className="numeral absolute inset-0 grid place-items-center text-4xl">
        <span>
          {leftS}
          <span className="text-xl"> s</span>
        </span>
      </span>
    </div>
  );
}
