/** The mark is a swing arc that ends at the ball. */
export function Logo() {
  return (
    <span className="flex items-center gap-2 text-xl font-extrabold tracking-tight [font-stretch:120%]">
      <svg viewBox="0 0 32 32" aria-hidden className="size-8">
        <path
          d="M5 24A15 15 0 0 1 27 11"
          fill="none"
          stroke="var(--color-flag)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx="26" cy="23" r="4" fill="var(--color-on-turf)" />
      </svg>
      TrueSwing
    </span>
  );
}
