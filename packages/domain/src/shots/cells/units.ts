/** Kinds of quantities that the columns of a launch monitor hold. */
export type UnitKind = 'speed' | 'distance' | 'angle' | 'spin';

/** A unit, and what turns a number in it into mph, yards, degrees or rpm. */
export interface Unit {
  readonly kind: UnitKind;
  readonly factor: number;
}

const ydPerM = 1 / 0.9144;
const mphPerKmh = 1 / 1.609344;

const speed = (factor: number): Unit => ({ kind: 'speed', factor });
const distance = (factor: number): Unit => ({ kind: 'distance', factor });
const degrees: Unit = { kind: 'angle', factor: 1 };
const revolutions: Unit = { kind: 'spin', factor: 1 };

/** The spellings that files use, in lower case. */
const units: Readonly<Record<string, Unit>> = {
  mph: speed(1),
  'mi/h': speed(1),
  'km/h': speed(mphPerKmh),
  kmh: speed(mphPerKmh),
  kph: speed(mphPerKmh),
  'm/s': speed(3.6 * mphPerKmh),
  mps: speed(3.6 * mphPerKmh),
  yd: distance(1),
  yds: distance(1),
  yard: distance(1),
  yards: distance(1),
  m: distance(ydPerM),
  mtr: distance(ydPerM),
  mtrs: distance(ydPerM),
  meter: distance(ydPerM),
  meters: distance(ydPerM),
  ft: distance(1 / 3),
  feet: distance(1 / 3),
  deg: degrees,
  degree: degrees,
  degrees,
  '°': degrees,
  rpm: revolutions,
};

/** The unit of a text such as `[mph]`, `(yds L-/R+)` or `°`; undefined for any other text. */
export function readUnit(text: string): Unit | undefined {
  const [word = ''] = text
    .replaceAll(/[[\]()]/g, ' ')
    .trim()
    .toLowerCase()
    .split(/\s+/, 1);
  return Object.hasOwn(units, word) ? units[word] : undefined;
}
