/** Version of this package's rules and constants. Results of different versions are not shown in one chart line. */
export const algorithmVersion = 'swing-2026.11.19';

/**
 * The oldest version whose findings are those of today's rules. Move it to the new version when a change of `4-judge/rules`, of the
 * bands or of `find-findings.ts` gives the same measurements other findings, another order or other names of issues. A change of
 * measurements alone does not move it.
 */
export const findingsSince = 'swing-2026.11.19';

/** Whether the stored findings of this version are those that the rules of today give its measurements. */
export function hasFindingsOfToday(version: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(findingsSince)];
  // A version of another form is unknown, and so are its rules.
  if (!one || !other) return false;
  const differing = one.findIndex((number, index) => number !== other[index]);
  return differing === -1 || (one[differing] ?? 0) > (other[differing] ?? 0);
}

function numbersOf(version: string): readonly number[] | null {
  const [, ...numbers] = /^swing-(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return numbers.length > 0 ? numbers.map(Number) : null;
}
