import type { ReactNode } from 'react';

/** Drawings on green: people are white, the topic of the pane is yellow. Decoration only. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="24 0 272 252"
      aria-hidden
      className="h-full w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

const figure = { stroke: 'var(--color-on-turf)' } as const;
const mark = { stroke: 'var(--color-flag)', strokeWidth: 4 } as const;

/** A phone at hip height with the whole golfer in its frame. */
export function FilmingPicture() {
  return (
    <Picture>
      <path d="M20 236H300" {...figure} strokeOpacity="0.4" strokeWidth="3" />
      <rect x="98" y="14" width="124" height="222" rx="18" fill="var(--color-on-turf)" fillOpacity="0.1" />
      <rect x="98" y="14" width="124" height="222" rx="18" {...figure} strokeWidth="5" />
      <path d="M114 48V32H130M190 32H206V48M206 202V218H190M130 218H114V202" {...mark} />
      <circle cx="160" cy="36" r="5" fill="var(--color-pin)" />
      <g transform="translate(92 42) scale(1.62)" {...figure}>
        <path d="M32 62L27 84L25 104M40 62L46 84L48 104" strokeWidth="6" />
        <path d="M30 36H43L41 60H31Z" strokeWidth="6" fill="var(--color-on-turf)" />
        <path d="M29 37L37 63L44 37" strokeWidth="5" />
        <path d="M37 63L41 103" stroke="var(--color-flag)" strokeWidth="2.4" />
        <path d="M41 103h5" stroke="var(--color-flag)" strokeWidth="3.5" />
        <circle cx="36.5" cy="21" r="7.5" fill="var(--color-on-turf)" stroke="none" />
        <circle cx="53" cy="103" r="2.8" fill="var(--color-on-turf)" stroke="none" />
      </g>
      <path d="M24 142H86M234 142H296" {...mark} strokeWidth="3" strokeDasharray="1 9" />
      <path d="M40 142V230M34 152L40 142L46 152M34 220L40 230L46 220" {...figure} strokeWidth="3" />
    </Picture>
  );
}

/** Hips and shoulders from above at the top of the swing, with their turn. */
export function NumbersPicture() {
  return (
    <Picture>
      <path d="M130 14V240M30 126H270" {...figure} strokeOpacity="0.25" strokeWidth="2" strokeDasharray="3 8" />
      <path d="M242 126A112 112 0 0 1 130 238M142 228L130 238L142 248" {...mark} strokeWidth="6" />
      <path d="M206 126A76 76 0 0 1 183.700 179.700M184 165L183.700 179.700L198 180" {...figure} strokeWidth="5" />
      <g transform="rotate(45 130 126)" {...figure}>
        <ellipse cx="130" cy="126" rx="60" ry="25" fill="var(--color-on-turf)" fillOpacity="0.15" strokeWidth="5" />
      </g>
      <g transform="rotate(90 130 126)">
        <ellipse
          cx="130"
          cy="126"
          rx="84"
          ry="28"
          fill="var(--color-flag)"
          fillOpacity="0.25"
          {...mark}
          strokeWidth="5"
        />
      </g>
      <circle cx="130" cy="126" r="20" fill="var(--color-on-turf)" />
      <text x="216" y="242" fill="var(--color-flag)" className="numeral" fontSize="40">
        90°
      </text>
      <text x="206" y="104" fill="var(--color-on-turf)" className="numeral" fontSize="34">
        45°
      </text>
    </Picture>
  );
}

/** A golfer in a lunge who turns the trunk with a club at the shoulders. */
export function MovingPicture() {
  return (
    <Picture>
      <path d="M30 232H290" {...figure} strokeOpacity="0.4" strokeWidth="3" />
      <path d="M166 150L214 164L212 226H230" {...figure} strokeWidth="14" />
      <path d="M160 150L118 192L70 216L62 228" {...figure} strokeWidth="14" />
      <path d="M162 146L158 88" {...figure} strokeWidth="26" />
      <circle cx="158" cy="46" r="19" fill="var(--color-on-turf)" />
      <path d="M158 84L112 92L104 76M158 84L204 76L214 62" {...figure} strokeWidth="11" />
      <path d="M66 88L252 54" {...mark} strokeWidth="6" />
      <path d="M60 84l10 10" {...mark} strokeWidth="9" />
      <path d="M84 128A84 34 0 0 0 236 116" {...mark} />
      <path d="M238 130L237 115L223 120" {...mark} />
      <path d="M222 34A84 30 0 0 0 196 20" {...mark} />
      <path d="M102 20A84 30 0 0 0 82 36" {...mark} />
    </Picture>
  );
}
