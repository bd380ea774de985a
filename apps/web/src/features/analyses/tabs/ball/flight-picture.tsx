interface FlightPictureProps {
  faceAngleDeg: number;
  /** Null if it is not known: then only the start is drawn. */
  clubPathDeg: number | null;
}

const limited = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** The flight from above, not to scale: the face sets the start, face against path sets the curve. */
export function FlightPicture({ faceAngleDeg, clubPathDeg }: FlightPictureProps) {
  const startX = limited(faceAngleDeg * 7, 45);
  const curveX = clubPathDeg === null ? 0 : limited((faceAngleDeg - clubPathDeg) * 8, 60);
  const endX = limited(startX + curveX, 62);
  return (
    <svg viewBox="-75 0 150 170" aria-hidden className="w-[44%] max-w-44 shrink-0 rounded-xl bg-fairway-tint">
      <path d="M-26 170L-34 0H34L26 170z" fill="var(--color-card)" opacity="0.55" />
      <path d="M0 158V20" stroke="var(--color-muted)" strokeWidth="2" strokeDasharray="3 6" />
      <path d="M0 30V12" stroke="var(--color-ink)" strokeWidth="2.5" />
      <path d="M1 12l15 5-15 5z" fill="var(--color-pin)" />
      <path
        d={`M0 158L${startX} 26`}
        stroke="var(--color-fairway)"
        strokeWidth="2"
        strokeDasharray="5 5"
        opacity="0.8"
      />
      {clubPathDeg !== null && (
        <>
          <path
            d={`M0 158Q${startX * 0.62} 76 ${endX} 26`}
            fill="none"
            stroke="var(--color-fairway)"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <circle cx={endX} cy="26" r="5.5" fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="2" />
        </>
      )}
      <circle cx="0" cy="158" r="4" fill="var(--color-ink)" />
    </svg>
  );
}
