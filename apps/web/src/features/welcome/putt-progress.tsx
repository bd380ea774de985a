import { progressAttributes } from '../../ui/progress-attributes.ts';

/** Progress as a putt: the ball rolls along a line to the hole. */
export function PuttProgress({ percent }: { percent: number }) {
  return (
    <div {...progressAttributes('Getting ready', percent)} className="relative h-16">
      {/* The line ends in the middle of the hole. */}
      <div className="absolute right-3.5 bottom-1.5 left-0 h-2 rounded-full bg-on-turf/25">
        <div className="h-full rounded-full bg-flag" style={{ width: `${percent}%` }} data-testid="putted" />
      </div>
      <svg viewBox="0 0 28 64" aria-hidden className="absolute right-0 bottom-0 h-16 text-on-turf">
        <ellipse cx="14" cy="55" rx="12" ry="4.5" fill="var(--color-night)" />
        <path d="M14 55V5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M14 5 0 11l14 7Z" fill="var(--color-flag)" />
      </svg>
      <div className="absolute right-3.5 bottom-0.5 left-0">
        <div
          className={`absolute bottom-0 size-4 -translate-x-1/2 rounded-full bg-on-turf shadow-card transition-transform ${percent < 100 ? '' : 'translate-y-1 scale-0'}`}
          style={{ left: `${percent}%` }}
        />
      </div>
    </div>
  );
}
