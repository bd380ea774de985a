/** A ball in the long grass, out of bounds. */
export function LostBallPicture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden className="w-full" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 128Q80 84 170 112T320 96" stroke="var(--color-on-turf)" strokeOpacity="0.35" strokeWidth="3" />
      <path d="M252 104V44" stroke="var(--color-on-turf)" strokeOpacity="0.7" strokeWidth="3" />
      <path d="M252 44L282 53L252 63Z" fill="var(--color-flag)" />
      <path d="M40 150V92M148 160V100M268 172V118" stroke="var(--color-on-turf)" strokeWidth="9" />
      <path d="M196 28Q150 34 116 78T92 150" stroke="var(--color-flag)" strokeWidth="3" strokeDasharray="1 10" />
      <circle cx="90" cy="164" r="15" fill="var(--color-on-turf)" />
      <path d="M84 158h.1M91 156h.1M88 164h.1M95 163h.1" stroke="var(--color-turf)" strokeWidth="2.5" />
      <path d={grass} stroke="var(--color-flag)" strokeWidth="3.500" />
    </svg>
  );
}

/** Blades along the lower edge, leaning now left, now right. */
const grass = Array.from({ length: 40 }, (_, blade) => {
  const x = 4 + blade * 8;
  const height = 22 + 14 * Math.abs(Math.sin(blade * 1.7));
  const lean = 7 * Math.sin(blade * 2.3);
  return `M${x} 196Q${x} ${(190 - height / 2).toFixed(1)} ${(x + lean).toFixed(1)} ${(194 - height).toFixed(1)}`;
}).join('');
