import {
  launchMonitorFields,
  type ShotField,
  type SwingAnalysis,
  shotFieldsOf,
  shotFromApi,
  type TourField,
} from '@trueswing/contracts';
import { smashFactor, tourReference } from '@trueswing/swing';

/** One number of the launch monitor beside the tour's. */
export interface LaunchMonitorTile {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  /** "Tour 171", or that no average is published. */
  readonly tour: string;
  /** The golfer's value divided by the tour's; null if they cannot be compared. */
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

/** The numbers that tours publish averages of, for the club. The smash factor follows the two speeds. */
export function launchMonitorTiles(analysis: SwingAnalysis): LaunchMonitorTile[] {
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
  return rows.flatMap((row) => makeTile(row, mark));
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
      tour: average === null ? 'No tour average' : `Tour ${average.toFixed(tourDigits)}${mark}`,
      share: average === null ? null : value / average,
    },
  ];
}
