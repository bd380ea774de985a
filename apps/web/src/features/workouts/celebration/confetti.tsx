import type { CSSProperties } from 'react';
import { useReducedMotion } from '../../../shared/reduced-motion.ts';

const pieces = 22;
/** Turns from piece to piece, so that they spread evenly. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const colors = ['var(--color-flag)', 'var(--color-pin)', 'var(--color-series-1)', 'var(--color-series-2)'] as const;

/** Pieces of paper that fly out from behind a card and fade; none where the golfer wants less motion. */
export function Confetti() {
  if (useReducedMotion()) return null;
  return (
    <span aria-hidden className="absolute inset-0 grid place-items-center">
      {Array.from({ length: pieces }, (_, at) => (
        <span
          key={flightOf(at)['--burst-x']}
          className="col-start-1 row-start-1 h-3.5 w-2 animate-burst rounded-sm"
          style={{ ...flightOf(at), background: colors[at % colors.length] }}
        />
      ))}
    </span>
  );
}

/** Where a piece flies to: wider than high, as the card is. */
function flightOf(at: number): CSSProperties & Record<`--burst-${string}`, string> {
  const angle = at * goldenAngle;
  const reach = 0.75 + 0.25 * ((at % 3) / 2);
  return {
    '--burst-x': `${(Math.cos(angle) * reach * 13).toFixed(2)}rem`,
    '--burst-y': `${(Math.sin(angle) * reach * 8).toFixed(2)}rem`,
    '--burst-turn': `${at * 70}deg`,
  };
}
