import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type FilmedView = 'face-on' | 'down-the-line';

/** Position of the phone in each view; degrees clockwise from pointing up. */
const phones = { 'face-on': { x: 60, y: 104, turnDeg: 0 }, 'down-the-line': { x: 12, y: 49, turnDeg: 90 } } as const;

/** A golfer from above with the target to the right, and the phone with its field of view. */
export function PlanFromAbove({ view }: { view: FilmedView }) {
  const { x, y, turnDeg } = phones[view];
  return (
    <svg viewBox="0 0 120 116" aria-hidden className="w-full rounded-control bg-fairway-tint">
      <path d="M65 59H106" stroke="var(--color-muted)" strokeWidth="1.5" strokeDasharray="2 4" />
      <path d="M106 64V42l10 5-10 5" fill="var(--color-pin)" stroke="var(--color-ink)" strokeWidth="1.5" />
      <g transform={`translate(${x} ${y}) rotate(${turnDeg})`}>
        <path d="M0 0L-24 -46H24Z" fill="var(--color-flag)" opacity="0.75" />
        <rect x="-9" y="-2" width="18" height="6" rx="2" fill="var(--color-ink)" />
      </g>
      <path d="M50 35V25M70 35V25" stroke="var(--color-ink)" strokeWidth="5" strokeLinecap="round" />
      <path d="M46 29L60 47L74 29" fill="none" stroke="var(--color-fairway)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M60 47L62 59" stroke="var(--color-muted)" strokeWidth="1.8" />
      <rect x="42" y="22" width="36" height="11" rx="5.5" fill="var(--color-fairway)" />
      <circle cx="60" cy="30" r="6.5" fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="2" />
      <circle cx="65" cy="59" r="2.6" fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="1.2" />
    </svg>
  );
}

interface FilmedPictureProps {
  view: FilmedView;
  isGood: boolean;
  /** SVG transform of the golfer in the picture; upright and complete by default. */
  framing?: string;
  children: ReactNode;
}

/** A picture as the phone films it, with a check mark or a cross, and the reason. */
export function FilmedPicture({ view, isGood, framing, children }: FilmedPictureProps) {
  const Mark = isGood ? Check : X;
  return (
    <figure className="flex flex-col gap-1.5">
      <div
        className={`relative overflow-hidden rounded-control border-3 ${isGood ? 'border-fairway bg-fairway-tint' : 'border-alert bg-alert-tint'}`}
      >
        <svg viewBox="0 0 72 116" aria-hidden className="block w-full">
          <g transform={framing}>
            <path d="M-80 106H160" stroke="var(--color-edge)" strokeWidth="2" />
            {view === 'face-on' ? <GolferFaceOn /> : <GolferDownTheLine />}
          </g>
        </svg>
        <span
          className={`absolute top-1 left-1 grid size-6 place-items-center rounded-full ${isGood ? 'bg-fairway text-on-fairway' : 'bg-alert text-on-alert'}`}
        >
          <Mark aria-hidden className="size-4" strokeWidth={3} />
        </span>
      </div>
      <figcaption className="text-sm leading-snug">
        <span className="sr-only">{isGood ? 'Good: ' : 'Bad: '}</span>
        {children}
      </figcaption>
    </figure>
  );
}

const limb = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

function GolferFaceOn() {
  return (
    <g {...limb}>
      <path d="M32 62L27 84L25 104M40 62L46 84L48 104" stroke="var(--color-ink)" strokeWidth="6.5" />
      <path d="M30 36H43L41 60H31Z" fill="var(--color-fairway)" stroke="var(--color-fairway)" strokeWidth="6" />
      <path d="M29 37L37 63L44 37" stroke="var(--color-fairway)" strokeWidth="5" />
      <path d="M37 63L41 103" stroke="var(--color-muted)" strokeWidth="2.2" />
      <path d="M41 103h5" stroke="var(--color-ink)" strokeWidth="3.5" />
      <circle cx="36.5" cy="22" r="7" fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="2.4" />
      <circle cx="52" cy="103" r="2.6" fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="1.4" />
    </g>
  );
}

function GolferDownTheLine() {
  return (
    <g {...limb}>
      <path d="M20 62L26 83L20 104" stroke="var(--color-ink)" strokeWidth="7" />
      <path d="M20 104h7" stroke="var(--color-ink)" strokeWidth="4.5" />
      <path d="M21 61L36 37" stroke="var(--color-fairway)" strokeWidth="12" />
      <path d="M36 38L38 65" stroke="var(--color-fairway)" strokeWidth="5" />
      <path d="M38 65L60 102" stroke="var(--color-muted)" strokeWidth="2.2" />
      <path d="M59 103h4" stroke="var(--color-ink)" strokeWidth="3.5" />
      <circle cx="43" cy="24" r="7" fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="2.4" />
      <circle cx="67" cy="103" r="2.6" fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="1.4" />
    </g>
  );
}
