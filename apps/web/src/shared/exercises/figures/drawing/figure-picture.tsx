import type { Figure } from '../movement.ts';
import { blendPoses } from '../skeleton/blend-poses.ts';
import { type Joints, placeJoints } from '../skeleton/place-joints.ts';
import { headRadius } from '../skeleton/pose.ts';
import type { Vector } from '../skeleton/vector.ts';
import { carriedShapes } from '../things/carried.ts';
import { bodyStrokes, type Stroke } from './body-strokes.ts';
import { type Point, project } from './project.ts';
import { ShapePictures } from './shape-pictures.tsx';

const limbWidth = 5;
const trunkWidth = 6;
const gapWidth = limbWidth + 2.4;

interface FigurePictureProps {
  figure: Figure;
  /** From 0 (start) to 1 (end). */
  progress: number;
}

/** The figure, with what it holds, at a moment of the movement. */
export function FigurePicture({ figure, progress }: FigurePictureProps) {
  const { movement } = figure;
  const joints = placeJoints(blendPoses(movement.start, movement.end, progress));
  const placed = mapJoints(joints, (joint) => project(joint, movement.view));
  const { under, held } = carriedShapes(figure, joints, progress);
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <ShapePictures shapes={under} view={movement.view} />
      {bodyStrokes(placed).map((stroke) => (
        <BodyPart key={stroke.part} stroke={stroke} />
      ))}
      <Head neck={placed.neck} head={placed.head} />
      <ShapePictures shapes={held} view={movement.view} />
    </g>
  );
}

function BodyPart({ stroke: { part, path, gap, farness } }: { stroke: Stroke }) {
  const color = `color-mix(in oklab, var(--color-fairway) ${Math.round(100 - 52 * farness)}%, var(--figure-ground))`;
  return (
    <>
      {gap && <path d={gap} stroke="var(--figure-ground)" strokeWidth={gapWidth} strokeLinecap="butt" />}
      <path
        d={path}
        data-part={part}
        stroke={color}
        fill={part === 'trunk' ? color : 'none'}
        strokeWidth={part === 'trunk' ? trunkWidth : limbWidth}
      />
    </>
  );
}

function Head({ neck, head }: { neck: Point; head: Point }) {
  return (
    <>
      <path
        d={`M${neck.x} ${neck.y}L${head.x} ${head.y}`}
        stroke="var(--color-fairway)"
        strokeWidth={limbWidth - 0.6}
      />
      <circle
        cx={head.x}
        cy={head.y}
        r={headRadius + 0.6}
        fill="var(--color-fairway)"
        stroke="var(--figure-ground)"
        strokeWidth="1.2"
      />
    </>
  );
}

function mapJoints(joints: Joints, place: (vector: Vector) => Point): { [J in keyof Joints]: Point } {
  const entries = Object.entries(joints).map(([name, joint]) => [name, place(joint)]);
  return Object.fromEntries(entries) as { [J in keyof Joints]: Point };
}
