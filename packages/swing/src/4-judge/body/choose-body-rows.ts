import type { Finding, Measured, Measurements } from '@trueswing/contracts';
import { isMeasured } from '../../3-measure/measured-swing.ts';
import {
  type BodyNumberName,
  bodyNumberNames,
  isBodyNumber,
  measurementRows,
  type ShownMoment,
  shownMoments,
} from '../../3-measure/measurements.table.ts';
import { minConfidence } from '../targets/bands.ts';

/** More rows than this are a table, not a look. */
export const maxBodyRows = 6;

/** Rows that no finding asks for are spread over these. */
const spreadOver = ['address', 'top', 'impact'] as const satisfies readonly ShownMoment[];

/** The numbers of one moment, in the order of the tab. */
export interface BodyGroup {
  readonly moment: ShownMoment;
  readonly names: readonly BodyNumberName[];
}

/** The numbers that the golfer sees, and those that are folded away. */
export interface BodyChoice {
  readonly rows: readonly BodyGroup[];
  readonly rest: readonly BodyGroup[];
}

/**
 * At most six numbers that have a usual range: first those that are to be worked on, the heaviest first; then in turn from
 * address, top and impact, whichever has the fewest rows. A value that is only a bound comes last, since it shows little.
 */
export function chooseBodyRows(measurements: Measurements, findings: readonly Finding[]): BodyChoice {
  const measured = bodyNumberNames.filter((name) => readMeasured(measurements, name));
  const candidates = measured.filter((name) => measurementRows[name].scale && isUsable(measurements, name));
  const chosen = new Set(
    faultsOf(findings)
      .filter((name) => candidates.includes(name))
      .slice(0, maxBodyRows),
  );
  for (const isBound of [false, true]) {
    const left = candidates.filter((name) => (readMeasured(measurements, name)?.bound !== undefined) === isBound);
    while (chosen.size < maxBodyRows) {
      const next = nextOf(left, chosen);
      if (!next) break;
      chosen.add(next);
    }
  }
  return {
    rows: groupByMoment(measured.filter((name) => chosen.has(name))),
    rest: groupByMoment(measured.filter((name) => !chosen.has(name))),
  };
}

const readMeasured = (measurements: Measurements, name: BodyNumberName): Measured | null => {
  const measurement = measurements[name];
  return isMeasured(measurement) ? measurement : null;
};
const isUsable = (measurements: Measurements, name: BodyNumberName): boolean =>
  (readMeasured(measurements, name)?.confidence ?? 0) >= minConfidence;

/** Lists the numbers that the weaknesses rest on, the heaviest first. */
const faultsOf = (findings: readonly Finding[]): BodyNumberName[] =>
  findings
    .filter(({ kind }) => kind === 'weakness')
    .sort((one, other) => other.weight - one.weight)
    .map(({ evidence }) => evidence[0]?.measurement ?? '')
    .filter(isBodyNumber);

/** The first number that is left at the moment with the fewest rows. */
function nextOf(
  candidates: readonly BodyNumberName[],
  chosen: ReadonlySet<BodyNumberName>,
): BodyNumberName | undefined {
  const rowsAt = (moment: ShownMoment) => [...chosen].filter((name) => measurementRows[name].moment === moment).length;
  const firsts = spreadOver.flatMap((moment) => {
    const name = candidates.find((each) => measurementRows[each].moment === moment && !chosen.has(each));
    return name ? [{ name, rows: rowsAt(moment) }] : [];
  });
  return firsts.sort((one, other) => one.rows - other.rows)[0]?.name;
}

const groupByMoment = (names: readonly BodyNumberName[]): BodyGroup[] =>
  shownMoments
    .map((moment) => ({ moment, names: names.filter((name) => measurementRows[name].moment === moment) }))
    .filter((group) => group.names.length > 0);
