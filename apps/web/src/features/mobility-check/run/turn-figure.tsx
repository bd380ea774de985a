import type { MobilityPart } from '@trueswing/contracts';
import type { CheckStep } from '@trueswing/domain';
import type { SVGProps } from 'react';

interface TurnFigureProps {
  part: MobilityPart;
  pose: CheckStep['pose'];
}

/** Degrees clockwise, as seen from above with the golfer looking up the picture. */
const turnOf = { center: 0, right: 55, left: -55 } as const;

const poseNames = { center: 'facing ahead', right: 'turned right', left: 'turned left' } as const;
const partNames: Readonly<Record<MobilityPart, string>> = {
  chest: 'phone on the breastbone',
  hips: 'phone at the belt',
  separation: 'phone on the breastbone, hips still',
};

/** A golfer from above: feet and hips, shoulders, head, and the phone where it is held. */
export function TurnFigure({ part, pose }: TurnFigureProps) {
  const turned = turnOf[pose];
  const hips = part === 'separation' ? 0 : turned;
  const shoulders = part === 'hips' ? turned * 0.6 : turned;
  const turn = (deg: number) => ({ transform: `rotate(${deg}deg)` });
  const moving = 'origin-[100px_110px] transition-transform duration-1000 ease-in-out motion-reduce:transition-none';
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label={`${poseNames[pose]}, ${partNames[part]}`} className="size-full">
      <g fill="none" stroke="var(--color-edge)" strokeWidth="6" strokeLinecap="round">
        <path d="M78 150v-34M122 150v-34" />
      </g>
      <g className={moving} style={turn(hips)}>
        <Girth width={76} height={32} fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="5" />
        {part === 'hips' && <Phone y={84} />}
      </g>
      <g className={moving} style={turn(shoulders)}>
        <Girth
          width={124}
          height={44}
          fill="var(--color-fairway-tint)"
          stroke="var(--color-fairway)"
          strokeWidth="6"
          fillOpacity={part === 'hips' ? 0.4 : 1}
          strokeOpacity={part === 'hips' ? 0.5 : 1}
        />
        {part !== 'hips' && <Phone y={76} />}
      </g>
      <circle cx="100" cy="110" r="18" fill="var(--color-ink)" />
      <path d="M93 95l7-11 7 11z" fill="var(--color-ink)" />
      {pose !== 'center' && <Arrow isRight={pose === 'right'} />}
    </svg>
  );
}

/** Hips or shoulders from above, about the axis of the body. */
const Girth = ({ width, height, ...colors }: SVGProps<SVGRectElement> & { width: number; height: number }) => (
  <rect x={100 - width / 2} y={110 - height / 2} rx={height / 2} width={width} height={height} {...colors} />
);

const Phone = ({ y }: { y: number }) => (
  <rect
    x="86"
    y={y}
    width="28"
    height="12"
    rx="3"
    fill="var(--color-flag)"
    stroke="var(--color-ink)"
    strokeWidth="2.5"
  />
);

const Arrow = ({ isRight }: { isRight: boolean }) => (
  <g transform={isRight ? undefined : 'matrix(-1 0 0 1 200 0)'} fill="none" stroke="var(--color-ink)" strokeWidth="6">
    <path d="M100 22a88 88 0 0 1 66 32" strokeLinecap="round" />
    <path d="M150 56l20 2 1-20" strokeLinecap="round" strokeLinejoin="round" />
  </g>
);
