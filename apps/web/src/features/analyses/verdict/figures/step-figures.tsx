import type { Handedness } from '@trueswing/contracts';
import { FigurePicture } from '../../../../shared/exercises/figures/drawing/figure-picture.tsx';
import { project } from '../../../../shared/exercises/figures/drawing/project.ts';
import { type Joints, placeJoints } from '../../../../shared/exercises/figures/skeleton/place-joints.ts';
import { add, scale, subtract, type Vector } from '../../../../shared/exercises/figures/skeleton/vector.ts';
import type { BodyLine, StepShapes } from './shapes-of-step.ts';
import { type SwingShape, swingPose } from './swing-pose.ts';

interface StepFiguresProps {
  shapes: StepShapes;
  handedness: Handedness;
}

/** Draws our line figure from the view of the golfer's frame, once as measured and once at the goal. */
export function StepFigures({ shapes: { measured, goal, lines, view }, handedness }: StepFiguresProps) {
  return (
    <div className="grid min-w-0 grow grid-cols-2 gap-2">
      {[
        { label: 'As measured', ...measured },
        { label: 'At the goal', ...goal },
      ].map(({ label, shape, text }) => (
        <figure key={label} className="flex flex-col gap-1">
          <SwingFigure
            label={`${label}: ${text}`}
            shape={shape}
            lines={lines}
            isBehind={view === 'down-the-line'}
            isMirrored={handedness === 'left'}
          />
          <figcaption className="text-center text-sm font-semibold">{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}

interface SwingFigureProps {
  label: string;
  shape: SwingShape;
  lines: readonly BodyLine[];
  isBehind: boolean;
  isMirrored: boolean;
}

/** The lines that are measured: across shoulders and hips, longer than the body, along spine and back leg, and between the feet. */
const pointsOf: Readonly<Record<BodyLine, (joints: Joints) => readonly Vector[]>> = {
  shoulders: ({ leftShoulder, rightShoulder }) => lengthen(leftShoulder, rightShoulder, 0.3),
  hips: ({ leftHip, rightHip }) => lengthen(leftHip, rightHip, 0.8),
  spine: ({ pelvis, neck }) => [pelvis, neck],
  backLeg: ({ rightHip, rightKnee, rightAnkle }) => [rightHip, rightKnee, rightAnkle],
  stance: ({ leftAnkle, rightAnkle }) => [leftAnkle, rightAnkle],
};
const lengthen = (a: Vector, b: Vector, share: number): readonly Vector[] => [
  add(a, scale(subtract(a, b), share)),
  add(b, scale(subtract(b, a), share)),
];

/** From the front the figure faces the viewer; from behind the hands the viewer stands at its right side. */
function SwingFigure({ label, shape, lines, isBehind, isMirrored }: SwingFigureProps) {
  const pose = swingPose(shape);
  const movement = { view: { around: isBehind ? 90 : 0, above: 0 }, start: pose, end: pose };
  return (
    <svg
      viewBox="-40 -88 80 96"
      role="img"
      aria-label={label}
      className="w-full rounded-control bg-fairway-tint [--figure-ground:var(--color-fairway-tint)]"
    >
      <g transform={isMirrored ? 'scale(-1 1)' : undefined}>
        <path d="M-34 1H34" stroke="var(--color-edge)" strokeWidth="2" strokeLinecap="round" />
        <FigurePicture figure={{ movement, things: [] }} progress={0} />
        {lines.map((line) => {
          const points = pointsOf[line](placeJoints(pose)).map((point) => project(point, movement.view));
          return (
            <path
              key={line}
              d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
              fill="none"
              stroke="var(--color-pin)"
              strokeWidth="3.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          );
        })}
      </g>
    </svg>
  );
}
