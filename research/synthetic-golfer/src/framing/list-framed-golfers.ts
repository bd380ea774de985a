import type { PoseTrack, SwingEvents, ViewAnalysis } from '@trueswing/contracts';
import { type CameraParameters, type FilmedView, standardCamera } from '../camera/pinhole-camera.ts';
import { type ClipParameters, standardClip } from '../clip/clip-parameters.ts';
import { describeTruth } from '../clip/describe-truth.ts';
import { radians } from '../geometry/rotation.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { makePerfectTrack } from '../landmarks/make-perfect-track.ts';
import { bodyExtent } from './body-extent.ts';

/** A phone upright and held sideways, with the lens that films by default: 26 mm of a small-picture camera. */
const pictures = {
  upright: { widthPx: 1080, heightPx: 1920, fieldOfViewDeg: 60 },
  wide: { widthPx: 1920, heightPx: 1080, fieldOfViewDeg: 36 },
} as const;
const places = {
  usual: { distanceM: 4.5, heightM: 1.05 },
  near: { distanceM: 3.2, heightM: 1.05 },
  far: { distanceM: 9, heightM: 1.3 },
  /** Farther than the advice for filming: the stored video has few pixels of the golfer. */
  distant: { distanceM: 25, heightM: 1.3 },
  low: { distanceM: 4.5, heightM: 0.25 },
  high: { distanceM: 4.5, heightM: 2.3 },
} as const;

/** Where a golfer is filmed: `column` and `row` are the ninth of the picture, 0…2 from the upper left. */
export interface Framing {
  readonly picture: keyof typeof pictures;
  readonly place: keyof typeof places;
  readonly view: FilmedView;
  readonly column: number;
  readonly row: number;
}

/** A filmed swing as the player gets it. */
export interface FramedGolfer extends Framing {
  readonly track: PoseTrack;
  readonly swing: ViewAnalysis;
}

interface Filming {
  readonly fps: number;
}

const thirds = [0, 1, 2] as const;
/** Enough to know where the body is. */
const fpsOfAim = 8;
/** Between the body and the edge of the picture, as a share of the picture. */
const marginShare = 0.02;

/** Golfers in each ninth of the picture of each camera, as far as there is room for the whole body. */
export function listFramedGolfers(filming: Filming): FramedGolfer[] {
  const kinds = Object.keys(places) as (keyof typeof places)[];
  return (['face-on', 'down-the-line'] as const).flatMap((view) =>
    (['upright', 'wide'] as const).flatMap((picture) =>
      kinds.flatMap((place) =>
        thirds.flatMap((row) => thirds.map((column) => filmGolfer({ view, picture, place, column, row }, filming))),
      ),
    ),
  );
}

/** The standard swing, filmed so that the golfer stands in a ninth of the picture. */
export function filmGolfer(framing: Framing, { fps }: Filming): FramedGolfer {
  const { view, picture, place, column, row } = framing;
  const events = eventsAt(fps);
  const camera = aim({ ...standardCamera, ...pictures[picture], ...places[place], view }, column, row, events);
  return { ...framing, ...film(clipOf(camera, fps), events) };
}

const knownEvents = new Map<number, SwingEvents>();
/** All golfers make the same swing, so that its events are found only once. */
function eventsAt(fps: number): SwingEvents {
  const known = knownEvents.get(fps);
  if (known) return known;
  const found = Object.entries(describeTruth(clipOf(standardCamera, fps)).events).map(
    ([name, { frame, timeS }]) => [name, { frame, timeS, confidence: 1 }] as const,
  );
  const events = Object.fromEntries(found) as SwingEvents; // the same names
  knownEvents.set(fps, events);
  return events;
}

const clipOf = (camera: CameraParameters, fps: number): ClipParameters => ({
  ...standardClip,
  camera,
  video: { ...standardClip.video, fps },
});

/** Turns the camera until the golfer stands in a ninth of the picture, or at its edge. */
function aim(camera: CameraParameters, column: number, row: number, events: SwingEvents): CameraParameters {
  const { widthPx, heightPx, distanceM, fieldOfViewDeg } = camera;
  const perPx = (2 * distanceM * Math.tan(radians(fieldOfViewDeg) / 2)) / heightPx;
  let offset: Vec3 = [0, 0, 0];
  // The picture of a turned camera is stretched a little, so that one correction does not reach the place.
  for (let round = 0; round < 2; round++) {
    const clip = clipOf({ ...camera, lookOffsetM: offset }, fpsOfAim);
    const body = bodyExtent(makePerfectTrack(clip), events);
    const [acrossPx, downPx] = [
      move(body.left, body.right, widthPx, column) * perPx,
      move(body.top, body.bottom, heightPx, row) * perPx,
    ];
    // The golfer moves to the right when the camera turns to the left, and down when it looks up.
    const [x, y, z] = offset;
    offset = camera.view === 'face-on' ? [x - acrossPx, y + downPx, z] : [x, y + downPx, z - acrossPx];
  }
  return { ...camera, lookOffsetM: offset };
}

/** Measures how far a part of the picture moves to the middle of a third, or as far as it stays inside, in pixels. */
function move(from: number, to: number, lengthPx: number, third: number): number {
  const marginPx = marginShare * lengthPx;
  const wanted = ((third + 0.5) / 3) * lengthPx - (from + to) / 2;
  return Math.max(marginPx - from, Math.min(lengthPx - marginPx - to, wanted));
}

function film(clip: ClipParameters, events: SwingEvents): { track: PoseTrack; swing: ViewAnalysis } {
  const track = makePerfectTrack(clip);
  const { fps } = clip.video;
  // The worker stores a copy whose short side has 720 pixels.
  const stored = 720 / Math.min(track.widthPx, track.heightPx);
  return {
    track,
    swing: {
      view: clip.camera.view,
      handedness: 'right',
      measurements: {},
      warnings: [],
      events,
      widthPx: track.widthPx * stored,
      heightPx: track.heightPx * stored,
      timeBase: {
        fps,
        frames: track.frames.length,
        variable: false,
        duplicates: 0,
        slowMotionFactor: 1,
        trusted: true,
      },
    },
  };
}
