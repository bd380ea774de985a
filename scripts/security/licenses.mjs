// Compares the licenses of components with the tables of docs/security/components.md.
import { readFileSync } from 'node:fs';
import parseExpression from 'spdx-expression-parse';

const page = new URL('../../docs/security/components.md', import.meta.url);

/** @typedef {import('./licenses.d.mts').LicenseRules} LicenseRules */

/** Rows of the table below a heading of a page, as cells without backticks. @returns {string[][]} */
export function rowsBelow(text, heading) {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const rows = section.split(/^## /m)[0].match(/^\|.*\|$/gm) ?? [];
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

/** @returns {LicenseRules} */
export function readLicenseRules(text = readFileSync(page, 'utf8')) {
  return {
    allowed: new Set(rowsBelow(text, 'Allowed licenses').map(([license]) => license)),
    exceptions: rowsBelow(text, 'Exceptions').map(([name, declared, license, reason]) => ({
      name,
      declared: declared === 'nothing' ? null : declared,
      license,
      reason,
    })),
  };
}

const exceptionFor = ({ name, declared }, { exceptions }) =>
  exceptions.find((each) => each.name === name && each.declared === declared);

/** The license that a component has after the exceptions; null if none is known. */
export const licenseOf = (component, rules) => exceptionFor(component, rules)?.license ?? component.declared;

/** Whether an expression of licenses can be met with the allowed ones: one side of OR, both sides of AND. */
export function isAllowed(expression, allowed) {
  const isMet = ({ license, plus, exception, conjunction, left, right }) => {
    if (conjunction === 'or') return isMet(left) || isMet(right);
    if (conjunction === 'and') return isMet(left) && isMet(right);
    return !exception && allowed.has(plus ? `${license}+` : license);
  };
  try {
    return isMet(parseExpression(expression));
  } catch {
    return false; // no license of the list of SPDX
  }
}

/** Says what is wrong with the licenses of components, and which exceptions nothing needs. @returns {string[]} */
export function findLicenseProblems(components, rules) {
  const problems = components
    .filter((each) => !exceptionFor(each, rules) && !(each.declared && isAllowed(each.declared, rules.allowed)))
    .map(({ id, declared }) => `${id}: ${declared ? `"${declared}" is not allowed` : 'declares no license'}`);
  const stale = rules.exceptions.filter(
    ({ name, declared }) => !components.some((each) => each.name === name && each.declared === declared),
  );
  const bare = rules.exceptions.filter(({ reason }) => !reason);
  return [
    ...problems,
    ...stale.map(({ name }) => `${name}: nothing needs its exception any more`),
    ...bare.map(({ name }) => `${name}: its exception has no reason`),
  ];
}
