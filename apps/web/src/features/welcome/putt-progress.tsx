/** Progress as a putt: the ball rolls along its line to the hole, where the flag stands. */
export function PuttProgress({ percent }: { percent: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Getting ready"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative h-16"
    >
      <div className="absolute inset-x-0 bottom-2 h-2 rounded-full bg-on-turf/25" />
      <div
        className="absolute bottom-2 left-0 h-2 rounded-full bg-flag"
        style={{ width: `${percent}%` }}
        data-testid="putted"
      />
      <svg viewBox="0 0 28 64" aria-hidden className="absolute right-0 bottom-1 h-16 text-on-turf">
        <path d="M14 60V5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M14 5 0 11l14 7Z" fill="var(--color-flag)" />
        <ellipse cx="14" cy="59" rx="11" ry="3.5" fill="var(--color-night)" />
      </svg>
      <div className="absolute right-6 bottom-0 left-0">
        <div
          className="absolute bottom-1 size-4 -translate-x-1/2 rounded-full bg-on-turf shadow-card"
          style={{ left: `${percent}%` }}
        />
      </div>
    </div>
  );
}
