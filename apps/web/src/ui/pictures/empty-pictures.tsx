import type { ReactNode } from 'react';

/** Frame of the drawings for empty states: pages of an empty yardage book. Decoration only; the text says it all. */
function Page({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 120" aria-hidden className="mb-2 h-32 w-full max-w-56 text-fairway">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

/** A flag; the foot of its pole is at x, y. */
function Pin({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x} ${y}v-30`} />
      <path d={`M${x} ${y - 30}l16 5l-16 6z`} fill="var(--color-pin)" stroke="none" />
    </>
  );
}

/** A hole from above, tee to green: no swings yet. */
export function HolePicture() {
  return (
    <Page>
      <path
        d="M52 108C40 100 46 86 62 82C82 77 96 76 108 62C118 50 124 30 146 22C170 14 190 26 188 44C186 62 166 66 152 72C136 79 126 96 104 104C86 111 64 116 52 108Z"
        fill="var(--color-fairway-tint)"
      />
      <ellipse cx="158" cy="44" rx="20" ry="14" fill="var(--color-flag)" fillOpacity="0.55" />
      <path d="M116 40c-9-3-10-14-2-17s15 2 13 9s-6 10-11 8z" fill="var(--color-sand)" />
      <path d="M152 88c2-8 14-11 20-6s4 13-4 14s-18 0-16-8z" fill="var(--color-sand)" />
      <rect
        x="12"
        y="92"
        width="20"
        height="14"
        rx="3"
        fill="var(--color-fairway-tint)"
        transform="rotate(-12 22 99)"
      />
      <path d="M26 96Q78 84 100 84Q122 66 156 46" strokeDasharray="1 7" />
      <path d="M70 70a64 64 0 0 1 12 50M128 24a118 118 0 0 1 26 66" strokeOpacity="0.35" strokeDasharray="5 4" />
      <circle cx="22" cy="98" r="4" fill="var(--color-card)" />
      <Pin x={160} y={44} />
    </Page>
  );
}

/** An empty score card: no averages, no history. */
export function ScoreCardPicture() {
  return (
    <Page>
      <rect
        x="34"
        y="18"
        width="120"
        height="84"
        rx="8"
        fill="var(--color-fairway-tint)"
        transform="rotate(-4 94 60)"
      />
      <g transform="rotate(-4 94 60)" strokeOpacity="0.45">
        <path d="M34 42h120M34 62h120M34 82h120M74 18v84M100 18v84M126 18v84" />
      </g>
      <path d="M34 30h36" strokeWidth="5" transform="rotate(-4 94 60) translate(6 0)" strokeOpacity="0.7" />
      <g transform="rotate(38 150 84)">
        <path d="M143 40h14v50l-7 14l-7-14z" fill="var(--color-flag)" />
        <path d="M143 50h14M147 97h6" />
      </g>
    </Page>
  );
}

/** A ball in the rough: not found. */
export function LostBallPicture() {
  return (
    <Page>
      <g transform="translate(-24 -42) scale(1.24)">
        <path d="M24 100c24-8 50-3 76-3s52-6 76 1" />
        <circle cx="104" cy="82" r="15" fill="var(--color-card)" />
        <path d="M99 76h.1M106 73h.1M103 81h.1M110 79h.1M98 84h.1M106 87h.1" strokeWidth="2.6" strokeOpacity="0.6" />
        <g fill="var(--color-fairway-tint)">
          <path d="M78 100c-2-18 1-30 8-40c0 14 3 24 4 40zM92 100c-3-12-2-20 2-30c3 11 4 18 4 30z" />
          <path d="M112 100c-1-14 3-26 12-36c-2 14-1 24-2 36zM126 99c0-10 4-18 10-24c-2 9-2 15-1 24z" />
        </g>
        <path d="M40 99c2-8 0-14-4-20M48 98c1-7 4-12 8-15M150 98c-1-8 2-14 7-18M164 98c0-6-2-10-5-13" />
      </g>
    </Page>
  );
}

/** A green with an empty cup: no points yet. */
export function GreenPicture() {
  return (
    <Page>
      <path d="M20 78C28 48 74 38 108 42S186 56 182 82S128 112 92 110S12 104 20 78Z" fill="var(--color-fairway-tint)" />
      <g strokeOpacity="0.4" strokeWidth="1.5">
        <path d="M42 78c6-20 40-26 68-23s56 12 52 28s-40 18-70 17s-56-6-50-22z" />
        <path d="M66 78c4-11 26-15 46-12s34 9 30 17s-26 10-46 8s-34-4-30-13z" />
      </g>
      <ellipse cx="104" cy="80" rx="8" ry="3.5" fill="currentColor" />
      <Pin x={104} y={79} />
      <circle cx="60" cy="92" r="4" fill="var(--color-card)" />
    </Page>
  );
}
