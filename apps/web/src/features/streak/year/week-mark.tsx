import type { ReactNode } from 'react';
import type { WeekState } from './read-year.ts';

/** The mark of a week. States differ in shape as well as in color. */
export function WeekMark({ state }: { state: WeekState }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className="size-5 shrink-0">
      {shapes[state]}
    </svg>
  );
}

const shapes = {
  trained: (
    <>
      <circle cx="10" cy="10" r="9" fill="var(--color-fairway)" />
      <path
        d="M5.8 10.4l2.9 2.8 5.4-6"
        fill="none"
        stroke="var(--color-on-fairway)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  paused: (
    <>
      <circle cx="10" cy="10" r="9" fill="var(--color-sand)" stroke="var(--color-on-sand)" />
      <path d="M7.7 6.4v7.2M12.3 6.4v7.2" stroke="var(--color-on-sand)" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  missed: <circle cx="10" cy="10" r="8" fill="none" stroke="var(--color-edge)" strokeWidth="1.6" />,
  open: (
    <circle
      cx="10"
      cy="10"
      r="8"
      fill="none"
      stroke="var(--color-fairway)"
      strokeWidth="2.4"
      strokeDasharray="3.2 3.08"
    />
  ),
  joining: <circle cx="10" cy="10" r="2" fill="var(--color-line)" />,
} as const satisfies Record<WeekState, ReactNode>;
