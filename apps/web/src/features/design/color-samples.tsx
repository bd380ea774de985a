import { useEffect, useRef, useState } from 'react';
import { contrastOf } from '../../ui/contrast.ts';
import { type ColorPair, colorPairs } from './color-pairs.ts';

/** Every pair in both schemes, with the contrast of the colors that the browser computes. */
export function ColorSamples() {
  return (
    <ul className="flex flex-col gap-3">
      {colorPairs.map((pair) => (
        <li key={`${pair.background} ${pair.text}`} className="flex flex-col gap-1">
          <div className="flex flex-wrap justify-between gap-x-3 text-sm">
            <span className="font-semibold">
              {pair.text} <span className="font-normal text-muted">on {pair.background}</span>
            </span>
            <span className="text-muted">{pair.use}</span>
          </div>
          <div className="grid grid-cols-2 overflow-hidden rounded-control border border-line">
            <Swatch pair={pair} scheme="light" />
            <Swatch pair={pair} scheme="dark" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Swatch({ pair, scheme }: { pair: ColorPair; scheme: 'light' | 'dark' }) {
  const sample = useRef<HTMLSpanElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [contrast, setContrast] = useState<number | null>(null);
  const isMark = pair.minContrast === 3;
  const color = `var(--color-${pair.text})`;
  useEffect(() => {
    if (!sample.current || !ground.current) return;
    const { color } = getComputedStyle(sample.current);
    const { backgroundColor } = getComputedStyle(ground.current);
    setContrast(contrastOf(hexOf(color), hexOf(backgroundColor)));
  }, []);
  return (
    <div
      ref={ground}
      style={{
        colorScheme: scheme,
        color: isMark ? 'var(--color-ink)' : color,
        backgroundColor: `var(--color-${pair.background})`,
      }}
      className="flex items-center justify-between gap-2 px-3 py-2"
    >
      <span ref={sample} aria-hidden style={{ color }} className="numeral text-xl">
        {isMark ? <span className="block h-6 w-12 rounded-lg border-2 border-current" /> : 'Aa 7'}
      </span>
      <span className="text-sm">
        <span className="sr-only">{scheme}: </span>
        {contrast === null ? '…' : `${contrast.toFixed(1)}:1`}
        <span className="sr-only">, {pair.minContrast} wanted</span>
      </span>
    </div>
  );
}

/** `rgb(13, 74, 51)` as #0d4a33. */
function hexOf(rgb: string): string {
  const parts = rgb.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
