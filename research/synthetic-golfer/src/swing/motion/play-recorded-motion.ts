import { mix, normalize, type Vec3 } from '../../geometry/vector.ts';
import type { BodyMotion } from './body-motion.ts';
import { grippedApartM, type HandPath } from './hand-path.ts';
import type { RecordedMotion } from './recorded-motion.ts';

export function playBodyMotion({ body, samplesPerS }: RecordedMotion): BodyMotion {
  const play = (samples: readonly number[]) => (t: number) => {
    const { before, after, share } = findSamples(samples, t * samplesPerS);
    return before + (after - before) * share;
  };
  return Object.fromEntries(
    Object.entries(body).map(([part, samples]) => [part, play(samples)]),
  ) as unknown as BodyMotion; // all parts
}

export function playHandPath(recorded: RecordedMotion): HandPath {
  const { grip, clubDirection, ball, clubLengthM, samplesPerS, handsApartM = grippedApartM } = recorded;
  const play = (samples: readonly Vec3[], t: number): Vec3 => {
    const { before, after, share } = findSamples(samples, t * samplesPerS);
    return mix(before, after, share);
  };
  return {
    ball,
    clubLengthM,
    handsApartM,
    grip: (t) => play(grip, t),
    clubDirection: (t) => normalize(play(clubDirection, t)),
  };
}

/** The two samples around a place; the first or last one beyond the ends. */
function findSamples<T>(samples: readonly T[], place: number): { before: T; after: T; share: number } {
  const inside = Math.max(0, Math.min(samples.length - 1, place));
  const index = Math.min(Math.floor(inside), samples.length - 2);
  return { before: samples[index]!, after: samples[index + 1]!, share: inside - index }; // a recording has two samples
}
