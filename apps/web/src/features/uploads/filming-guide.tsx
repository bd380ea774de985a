/** How to film, as two drawings: where the phone stands in each view. Unfolds with a tap, or from the start. */
export function FilmingGuide({ isOpen }: { isOpen: boolean }) {
  return (
    <details className="rounded-card border border-line bg-card shadow-card" open={isOpen}>
      <summary className="flex min-h-14 cursor-pointer items-center px-5 font-semibold">How to film</summary>
      <div className="px-5 pb-5">
        <div className="grid grid-cols-2 gap-3">
          <figure>
            <FromAbove phone={{ x: 60, y: 100, turnDeg: 0 }} />
            <figcaption className="mt-1 text-sm">
              <strong>Face-on:</strong> phone at hand height, looking at your chest.
            </figcaption>
          </figure>
          <figure>
            <FromAbove phone={{ x: 14, y: 46, turnDeg: 90 }} />
            <figcaption className="mt-1 text-sm">
              <strong>Down-the-line:</strong> behind your hands, looking at the target.
            </figcaption>
          </figure>
        </div>
        <p className="mt-3 text-sm text-muted">
          Phone upright and still, whole body and club in the picture, one swing from address to finish. Best at 60
          frames a second or more.
        </p>
      </div>
    </details>
  );
}

/** A golfer from above, the target to the right, and the phone with what it sees. */
function FromAbove({ phone }: { phone: { x: number; y: number; turnDeg: number } }) {
  return (
    <svg viewBox="0 0 120 116" aria-hidden className="w-full rounded-xl bg-fairway-tint">
      <path d="M60 58H108" stroke="var(--color-muted)" strokeWidth="1.5" strokeDasharray="2 4" />
      <path d="M108 62V44l9 4-9 4" fill="#e0452c" stroke="var(--color-ink)" strokeWidth="1.5" />
      <g transform={`translate(${phone.x} ${phone.y}) rotate(${phone.turnDeg})`}>
        <path d="M0 0L-26 -46H26Z" fill="var(--color-flag)" opacity="0.7" />
        <rect x="-8" y="-2" width="16" height="6" rx="2" fill="var(--color-ink)" />
      </g>
      <ellipse cx="60" cy="36" rx="15" ry="7" fill="var(--color-fairway)" />
      <circle cx="60" cy="38" r="5.5" fill="var(--color-card)" stroke="var(--color-fairway)" strokeWidth="2" />
      <circle cx="60" cy="58" r="2.5" fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="1.2" />
    </svg>
  );
}
