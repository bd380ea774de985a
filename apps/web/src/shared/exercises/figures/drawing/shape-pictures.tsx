import type { View } from '../movement.ts';
import type { Shape } from '../things/shape.ts';
import { hullOf } from './hull-of.ts';
import { project } from './project.ts';

const accent = 'var(--color-series-2)';
const edge = 'var(--color-edge)';
const looks: Readonly<
  Record<Shape['look'], { stroke: string; strokeWidth: number; fill: string; fillOpacity: number }>
> = {
  wall: { stroke: edge, strokeWidth: 3, fill: edge, fillOpacity: 0.3 },
  furniture: { stroke: edge, strokeWidth: 2, fill: edge, fillOpacity: 0.4 },
  band: { stroke: accent, strokeWidth: 1.8, fill: 'none', fillOpacity: 0 },
  club: { stroke: accent, strokeWidth: 2.6, fill: 'none', fillOpacity: 0 },
  cloth: { stroke: accent, strokeWidth: 3.4, fill: accent, fillOpacity: 1 },
  bar: { stroke: accent, strokeWidth: 3, fill: accent, fillOpacity: 1 },
  soft: { stroke: accent, strokeWidth: 2, fill: accent, fillOpacity: 0.3 },
  pad: { stroke: accent, strokeWidth: 5, fill: accent, fillOpacity: 1 },
  weight: { stroke: 'var(--figure-ground)', strokeWidth: 1.2, fill: accent, fillOpacity: 1 },
  dumbbell: { stroke: accent, strokeWidth: 2.4, fill: accent, fillOpacity: 1 },
  mat: { stroke: 'none', strokeWidth: 0, fill: 'var(--color-fairway)', fillOpacity: 0.14 },
};

export function ShapePictures({ shapes, view }: { shapes: readonly Shape[]; view: View }) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {shapes.map((shape, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a figure keep their order
        <ShapePicture key={nth} shape={shape} view={view} />
      ))}
    </g>
  );
}

function ShapePicture({ shape: { look, form, points, radius = 1 }, view }: { shape: Shape; view: View }) {
  const placed = points.map((point) => project(point, view));
  const [first] = placed;
  if (!first) return null;
  if (look === 'dumbbell') return <Dumbbell x={first.x} y={first.y} />;
  if (form === 'ball')
    return <circle cx={first.x.toFixed(2)} cy={first.y.toFixed(2)} r={radius.toFixed(2)} {...looks[look]} />;
  const drawn = form === 'area' ? hullOf(placed) : placed;
  const path = `M${drawn.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;
  return <path d={form === 'area' ? `${path}Z` : path} {...looks[look]} {...(form === 'line' && { fill: 'none' })} />;
}

function Dumbbell({ x, y }: { x: number; y: number }) {
  const [left, right] = [x - 4.5, x + 4.5].map((end) => end.toFixed(2));
  const [top, bottom] = [y - 3, y + 3].map((end) => end.toFixed(2));
  return (
    <g fill="none" stroke={accent} strokeWidth="2.4">
      <path d={`M${left} ${y.toFixed(2)}H${right}`} />
      <path d={`M${left} ${top}V${bottom}M${right} ${top}V${bottom}`} strokeWidth="3.2" />
    </g>
  );
}
