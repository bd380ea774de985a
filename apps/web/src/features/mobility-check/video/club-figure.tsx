import type { FilmedTest } from '@trueswing/contracts';

const held: Readonly<Record<FilmedTest, { y: number; elbowY: number; name: string }>> = {
  chest: { y: 74, elbowY: 84, name: 'a golfer who faces you and holds a club across the chest, hands wide' },
  hips: { y: 108, elbowY: 88, name: 'a golfer who faces you and holds a club across the hips, hands wide' },
};

/** A golfer from the front with the club as it is held in a test. */
export function ClubFigure({ test }: { test: FilmedTest }) {
  const { y, elbowY, name } = held[test];
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label={name} className="size-full">
      <g fill="none" stroke="var(--color-ink)" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M88 118L80 188M112 118l8 70" />
        <path d={`M78 58L58 ${elbowY}L66 ${y}M122 58l20 ${elbowY - 58}l-8 ${y - elbowY}`} />
      </g>
      <path
        d="M78 54h44l-6 64H84z"
        fill="var(--color-fairway-tint)"
        stroke="var(--color-fairway)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <circle cx="100" cy="28" r="16" fill="var(--color-ink)" />
      <path d={`M24 ${y}h152`} stroke="var(--color-flag)" strokeWidth="7" strokeLinecap="round" />
      <g fill="var(--color-ink)">
        <circle cx="66" cy={y} r="8" />
        <circle cx="134" cy={y} r="8" />
      </g>
    </svg>
  );
}
