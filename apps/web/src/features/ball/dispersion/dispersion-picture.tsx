import type { Landing } from '@trueswing/contracts';
import type { Dispersion } from '@trueswing/swing';
import { type DispersionLayout, layOutDispersion, pictureSize } from './lay-out-dispersion.ts';

const { width, height, left, right, top, bottom } = pictureSize;

/** Shots from above, as from a balloon behind the tee: dots, the target line, and the ellipse that holds eight of ten. */
export function DispersionPicture({ landings, dispersion }: { landings: readonly Landing[]; dispersion: Dispersion }) {
  const kept = landings.filter((landing) => !dispersion.far.includes(landing));
  const layout = layOutDispersion(kept, dispersion);
  const { x, y, scale } = layout;
  const { center, longYd, shortYd, tiltDeg } = dispersion;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="block w-full">
      <rect x={left} y={top} width={right - left} height={bottom - top} rx="8" className="fill-fairway-tint" />
      <Lines layout={layout} />
      <path d={`M${x(0)} ${bottom}V${top}`} className="stroke-ink" strokeWidth="2" strokeDasharray="7 5" />
      <path d={`M${x(0)} ${top + 1}l14 5l-14 5z`} className="fill-pin" />
      <g transform={`translate(${x(center.sideYd)} ${y(center.carryYd)}) rotate(${tiltDeg})`}>
        <ellipse
          rx={shortYd * scale}
          ry={longYd * scale}
          className="fill-series-2/25 stroke-series-2"
          strokeWidth="3"
          data-mark="ellipse"
        />
      </g>
      {kept.map(({ sideYd, carryYd }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: shots have no id, and the list never changes in place.
          key={index}
          cx={x(sideYd)}
          cy={y(carryYd)}
          r="4"
          className="fill-series-1 stroke-card"
          strokeWidth="1"
          data-mark="shot"
        />
      ))}
      <path
        d={`M${x(center.sideYd) - 8} ${y(center.carryYd)}h16m-8-8v16`}
        className="stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Lines({ layout: { x, y, carryTicks, sideTicks } }: { layout: DispersionLayout }) {
  return (
    <g className="fill-muted text-[13px] tabular-nums">
      {carryTicks.map((carry) => (
        <g key={carry}>
          <path d={`M${left} ${y(carry)}H${right}`} className="stroke-edge/40" strokeWidth="1" />
          <text x={left - 7} y={y(carry) + 4.5} textAnchor="end">
            {carry}
          </text>
        </g>
      ))}
      {sideTicks.map((side) => (
        <text key={side} x={x(side)} y={bottom + 18} textAnchor="middle">
          {Math.abs(side)}
        </text>
      ))}
      <text x={left} y={height - 4}>
        ← left
      </text>
      <text x={(left + right) / 2} y={height - 4} textAnchor="middle">
        yards
      </text>
      <text x={right} y={height - 4} textAnchor="end">
        right →
      </text>
    </g>
  );
}
