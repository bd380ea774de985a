import type { View } from '../movement.ts';
import { project } from './project.ts';
import type { PropShape } from './prop-shapes.ts';

const lineStyles = {
  wall: { stroke: 'var(--color-edge)', strokeWidth: 3 },
  band: { stroke: 'var(--color-series-2)', strokeWidth: 1.8 },
  club: { stroke: 'var(--color-series-2)', strokeWidth: 2.6 },
} as const;

export function PropPictures({ shapes, view }: { shapes: readonly PropShape[]; view: View }) {
  return shapes.map((shape) => <PropPicture key={shape.key} shape={shape} view={view} />);
}

function PropPicture({ shape, view }: { shape: PropShape; view: View }) {
  const points = shape.points.map((point) => project(point, view));
  if (shape.kind === 'ball' || shape.kind === 'weight') {
    const [{ x, y } = { x: 0, y: 0 }] = points;
    return (
      <circle
        cx={x}
        cy={y}
        r={shape.radius}
        fill="var(--color-series-2)"
        stroke="var(--figure-ground)"
        strokeWidth="1.2"
      />
    );
  }
  const path = `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;
  if (shape.kind === 'mat') return <path d={`${path}Z`} fill="var(--color-fairway)" fillOpacity="0.14" />;
  return <path d={path} {...lineStyles[shape.kind]} strokeLinecap="round" />;
}
