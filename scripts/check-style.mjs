// Rejects three habits that the formatter cannot see: doc comments that open with "What", "How" or "Of", spreads of literal objects,
// which pack several keys in one line, and errors of a service whose words are not in the `*-errors.ts` of their area.
//   node scripts/check-style.mjs      every tracked script; exits with 1 when it finds one
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const exemptFiles = /\.generated\.|(?:^|\/)migrations\/|\.d\.m?ts$|check-style\.test\.ts$/;
/** The table of the limits holds their words, too. */
const filesOfErrors = /-errors\.ts$|\.test\.ts$|\/rate-limits\/rate-rules\.ts$/;
const openings = /\/\*\*\s+(?:\*\s+)?(What|How|Of)\b/g;

/** @returns {{ line: number, problem: string }[]} the problems of one file, by line */
export function findStyleProblems(path, text) {
  const comments = [...text.matchAll(openings)].map(({ index, 1: word }) => ({
    line: lineOf(text, index),
    problem: `a doc comment opens with "${word}"; write a verb or a noun`,
  }));
  const spreads = spreadsOfLiterals(path, text).map((offset) => ({
    line: lineOf(text, offset),
    problem: 'a literal is spread into another one; write its keys',
  }));
  const errors = errorsWithWords(path, text).map((offset) => ({
    line: lineOf(text, offset),
    problem: 'the words of an error stand in the *-errors.ts of its area',
  }));
  return [...comments, ...spreads, ...errors].sort((a, b) => a.line - b.line);
}

const lineOf = (text, offset) => text.slice(0, offset).split('\n').length;

/** @returns {number[]} the offset of each */
function spreadsOfLiterals(path, text) {
  if (!/\.\.\.[\s(]*\{/.test(text)) return [];
  return findNodes(path, text, (node) => {
    const spreads = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node);
    return spreads && ts.isObjectLiteralExpression(ts.skipOuterExpressions(node.expression));
  });
}

/** @returns {number[]} the offset of each `new AppError` with a message or title that is not another error's */
function errorsWithWords(path, text) {
  if (!/^services\/[^/]+\/src\//.test(path) || filesOfErrors.test(path) || !text.includes('new AppError')) return [];
  return findNodes(path, text, (node) => {
    if (!ts.isNewExpression(node) || node.expression.getText() !== 'AppError') return false;
    const options = node.arguments?.[1];
    if (!options || !ts.isObjectLiteralExpression(options)) return false;
    return options.properties.some(
      ({ name, initializer }) =>
        /^(?:message|title)$/.test(name?.getText() ?? '') &&
        !(initializer && ts.isPropertyAccessExpression(initializer)),
    );
  });
}

function findNodes(path, text, isFound) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const offsets = [];
  const visit = (node) => {
    if (isFound(node)) offsets.push(node.getStart(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return offsets;
}

function main() {
  const listed = execFileSync('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
    '*.mjs',
  ]);
  const files = listed.toString().split('\n');
  const paths = files.filter((path) => path && existsSync(path) && !exemptFiles.test(path));
  const found = paths.flatMap((path) =>
    findStyleProblems(path, readFileSync(path, 'utf8')).map(({ line, problem }) => `${path}:${line}: ${problem}`),
  );
  console.log(found.join('\n') || `check-style: no problems in ${paths.length} files`);
  if (found.length > 0) process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
