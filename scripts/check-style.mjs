// Rejects two habits that the formatter cannot see: doc comments that open with "What", "How" or "Of", and spreads of literal
// objects, which pack several keys in one line.
//   node scripts/check-style.mjs      every tracked script; exits with 1 when it finds one
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const exemptFiles = /\.generated\.|(?:^|\/)migrations\/|\.d\.m?ts$|check-style\.test\.ts$/;
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
  return [...comments, ...spreads].sort((a, b) => a.line - b.line);
}

const lineOf = (text, offset) => text.slice(0, offset).split('\n').length;

/** @returns {number[]} the offset of each */
function spreadsOfLiterals(path, text) {
  if (!/\.\.\.[\s(]*\{/.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const offsets = [];
  const visit = (node) => {
    const spreads = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node);
    if (spreads && ts.isObjectLiteralExpression(ts.skipOuterExpressions(node.expression)))
      offsets.push(node.getStart(source));
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
