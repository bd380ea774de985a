import type { RecordingsApart } from '@trueswing/contracts';
import type { Recording } from './read-recording.ts';

const hourMs = 3_600_000;
const earthRadiusKm = 6371;

/**
 * Measures how far apart two videos were made, in whole hours and kilometers; null where the files do not say. A date that only
 * the file has is not compared: it may be that of its last copy.
 */
export function compareRecordings(one: Recording, other: Recording): RecordingsApart | null {
  const [first, second] = [one.filmedAt, other.filmedAt];
  const hours =
    first?.by === 'phone' && second?.by === 'phone' ? Math.round(Math.abs(first.ms - second.ms) / hourMs) : null;
  const kilometers = one.place && other.place ? Math.round(distanceKm(one.place, other.place)) : null;
  return hours === null && kilometers === null ? null : { hours, kilometers };
}

type Place = NonNullable<Recording['place']>;

/** Haversine formula. */
function distanceKm(one: Place, other: Place): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const halfSine = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const share =
    halfSine(other.latitudeDeg - one.latitudeDeg) +
    Math.cos(radians(one.latitudeDeg)) *
      Math.cos(radians(other.latitudeDeg)) *
      halfSine(other.longitudeDeg - one.longitudeDeg);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, share)));
}
