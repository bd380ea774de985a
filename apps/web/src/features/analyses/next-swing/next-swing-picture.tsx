/** Left: two swings on one scale, one change within what a repeat varies by and one outside of it. Right: one golfer from two sides. */
export function NextSwingPicture() {
  return (
    <svg viewBox="0 0 340 132" aria-hidden className="w-full text-fairway">
      <rect width="206" height="132" rx="12" fill="var(--color-fairway-tint)" />
      <Change y={40} to={104} label="noise" />
      <Change y={98} to={162} label="more than noise" isBeyond />
      <rect x="218" width="122" height="132" rx="12" fill="var(--color-fairway-tint)" />
      <Golfer x={249} d="M0-9L-9 12M0-9L9 12M-9-31L-2-6M9-31L2-6M-9-31H9" label="front" />
      <Golfer x={309} d="M-4-9L-7 12M-4-9L6 12M6-31L-4-9M6-31L12-10" label="behind" />
    </svg>
  );
}

const from = 78;
/** Half of what the same swing varies by when it is filmed again. */
const noisePx = 44;

/** The last swing with its noise, and the next one. */
function Change({ y, to, label, isBeyond = false }: { y: number; to: number; label: string; isBeyond?: boolean }) {
  return (
    <g>
      <path d={`M16 ${y}H190`} stroke="var(--color-edge)" strokeWidth="2" strokeLinecap="round" />
      <rect x={from - noisePx} y={y - 9} width={2 * noisePx} height="18" rx="9" fill="var(--color-card)" />
      <rect
        x={from - noisePx}
        y={y - 9}
        width={2 * noisePx}
        height="18"
        rx="9"
        fill="currentColor"
        fillOpacity="0.18"
      />
      <circle cx={from} cy={y} r="6" fill="var(--color-muted)" />
      <path
        d={`M${from + 10} ${y}H${to - 11}`}
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <circle
        cx={to}
        cy={y}
        r="8"
        fill={isBeyond ? 'currentColor' : 'var(--color-card)'}
        stroke="currentColor"
        strokeWidth="3"
      />
      <text
        x={isBeyond ? to : from}
        y={y - 17}
        textAnchor="middle"
        fontSize="13"
        fontWeight="600"
        fill="var(--color-ink)"
      >
        {label}
      </text>
    </g>
  );
}

function Golfer({ x, d, label }: { x: number; d: string; label: string }) {
  return (
    <g transform={`translate(${x} 76)`}>
      <circle cy="-42" cx={label === 'front' ? 0 : 9} r="7" fill="currentColor" />
      <path d={d} fill="none" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round" />
      <text y="38" textAnchor="middle" fontSize="13" fontWeight="600" fill="var(--color-ink)">
        {label}
      </text>
    </g>
  );
}
