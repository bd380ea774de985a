import {
  type Handedness,
  launchMonitorFields,
  type ShotField,
  type SwingAnalysis,
  shotFieldsOf,
  shotFromApi,
  type TourField,
} from '@trueswing/contracts';
import { clubPathLabel, smashFactor, tourReference } from '@trueswing/swing';
import { faceWords } from './face-words.ts';

/** One number of the launch monitor beside the tour's, or an angle with its words. */
export interface LaunchMonitorTile {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  /** "Tour 171", that no average is published, or what an angle means: "slightly in-to-out". */
  readonly beside: string;
  /** Whether `beside` is what an angle means. */
  readonly isInWords: boolean;
  /** The golfer's value divided by the tour's; null if they are not compared. */
  readonly share: number | null;
}

interface TileRow {
  readonly label: string;
  readonly unit: string;
  readonly digits: number;
  readonly tourDigits: number;
  readonly value: number | null;
  readonly average: number | null;
}

/**
 * The numbers that tours publish averages of, for the club, then the angles of path and face. The smash factor follows the two speeds.
 * @param handedness the hand that was seen in the video
 */
export function launchMonitorTiles(analysis: SwingAnalysis, handedness: Handedness): LaunchMonitorTile[] {
  const shot = shotFromApi(analysis);
  const { clubSpeedMph, ballSpeedMph } = shot;
  const tour = tourReference(analysis.clubSelection, analysis.tourComparison);
  const mark = tour.status === 'measured' ? '' : ' (est.)';
  const rows: TileRow[] = shotFieldsOf(analysis.clubSelection)
    .filter(hasTourAverage)
    .map((field) => ({ ...launchMonitorFields[field], value: shot[field], average: tour[field] }));
  const smash = clubSpeedMph === null || ballSpeedMph === null ? null : smashFactor(ballSpeedMph, clubSpeedMph);
  rows.splice(2, 0, {
    label: 'Smash factor',
    unit: '',
    digits: 2,
    tourDigits: 2,
    value: smash,
    average: tour.smashFactor,
  });
  return [
    ...rows.flatMap((row) => makeTile(row, mark)),
    ...makeAngleTile('clubPathDeg', shot, (deg) => clubPathLabel(deg, handedness)),
    ...makeAngleTile('faceAngleDeg', shot, faceWords),
  ];
}

const hasTourAverage = (field: ShotField): field is TourField => launchMonitorFields[field].tourDigits !== null;

function makeTile({ label, unit, digits, tourDigits, value, average }: TileRow, mark: string): LaunchMonitorTile[] {
  if (value === null) return [];
  // A degree sign belongs to its number; the other units have their own line.
  const [sign, unitLine] = unit === '°' ? [unit, ''] : ['', unit];
  return [
    {
      label,
      value: `${value.toFixed(digits)}${sign}`,
      unit: unitLine,
      beside: average === null ? 'No tour average' : `Tour ${average.toFixed(tourDigits)}${mark}`,
      isInWords: false,
      share: average === null ? null : value / average,
    },
  ];
}

function makeAngleTile(
  field: 'clubPathDeg' | 'faceAngleDeg',
  shot: Pick<ReturnType<typeof shotFromApi>, typeof field>,
  words: (deg: number) => string,
): LaunchMonitorTile[] {
  const { label, unit, digits } = launchMonitorFields[field];
  const deg = shot[field];
  if (deg === null) return [];
  // With a true minus sign, which does not wrap.
  const value = `${deg.toFixed(digits).replace('-', '−')}${unit}`;
  return [{ label, value, unit: '', beside: words(deg), isInWords: true, share: null }];
}
