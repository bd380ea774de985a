// Rejects the banned words of docs/glossary.md in comments, names, file names, test titles and documentation.
//   node scripts/check-language.mjs                      every tracked file; exits with 1 when it finds one
//   node scripts/check-language.mjs --report [path…]     prints what it finds, with counts per area; exits with 0
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const checkedFiles = /\.(?:tsx?|[mc]?js|jsonc|css|md)$/;
/** Files whose comments begin with `#`. */
const hashFiles =
  /\.(?:ya?ml|sh)$|(?:^|\/)(?:\.env\.example|\.gitignore|\.dockerignore|\.editorconfig|Dockerfile|\.ci\/run)$/;
const exemptFiles = /pnpm-lock\.yaml$|\.generated\.|(?:^|\/)migrations\/|\.d\.ts$/;
const testFunctions = new Set(['describe', 'it', 'test', 'suite']);

/** @typedef {{ text: string, offset: number }} Piece a part of a file whose words are checked */

/** Reads the table "write | not | except". @returns {Ban[]} */
export function readBans(glossary) {
  return tableRows(glossary).flatMap(([write, not, except = '']) => {
    const exceptions = except.split(',').map((entry) => entry.trim().replaceAll('`', ''));
    const phrases = exceptions.filter((entry) => entry && !entry.includes('/')).map((entry) => entry.split(' '));
    const paths = exceptions.filter((entry) => entry.includes('/'));
    return not.split(',').map((entry) => {
      const term = entry.trim();
      return { phrase: term.replace('*', '').split(' '), isPrefix: term.endsWith('*'), write, phrases, paths };
    });
  });
}

function tableRows(glossary) {
  const lines = glossary.split('\n');
  const start = lines.findIndex((line) => /^\| write \| not/.test(line));
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  const rows = lines.slice(start + 2, length < 0 ? undefined : start + length);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** @returns {{ line: number, word: string, write: string }[]} the banned words of one file, by line */
export function findBannedWords(path, text, bans) {
  const applicable = byFirstLetter(bans.filter(({ paths }) => !paths.some((prefix) => path.startsWith(prefix))));
  const inName = matchWords(path, applicable).map((found) => ({ ...found, line: 0 }));
  if (matchWords(text, applicable).length === 0) return inName;
  const lineStarts = [...text.matchAll(/^/gm)].map(({ index }) => index);
  const inText = piecesOf(path, text).flatMap((piece) =>
    matchWords(piece.text, applicable).map(({ index, ...found }) => {
      const offset = piece.offset + index;
      const after = lineStarts.findIndex((start) => start > offset);
      return { ...found, line: after < 0 ? lineStarts.length : after };
    }),
  );
  return [...inName, ...inText].sort((a, b) => a.line - b.line);
}

function byFirstLetter(bans) {
  const groups = {};
  for (const ban of bans) {
    const letter = ban.phrase[0][0];
    groups[letter] = [...(groups[letter] ?? []), ban];
  }
  return groups;
}

/** Finds banned phrases. Words are split at case changes, so `keepHouse` matches its two words. */
function matchWords(text, bansByLetter) {
  const words = [...text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    index,
    end: index + word.length,
  }));
  /** Whether `phrase` stands at position `at`, with nothing but line breaks, comment marks and hyphens between its words. */
  const standsAt = (at, phrase, isPrefix = false) =>
    at >= 0 &&
    phrase.every((part, i) => {
      const word = words[at + i];
      if (!word || (i > 0 && !/^[\s*/_-]*$/.test(text.slice(words[at + i - 1].end, word.index)))) return false;
      return isPrefix && i === phrase.length - 1 ? word.word.startsWith(part) : word.word === part;
    });
  return words.flatMap(({ word, index }, at) => {
    const ban = bansByLetter[word[0]]?.find(({ phrase, isPrefix }) => standsAt(at, phrase, isPrefix));
    if (!ban) return [];
    const isException = ban.phrases.some((phrase) => phrase.some((_, i) => standsAt(at - i, phrase)));
    const { end } = words[at + ban.phrase.length - 1];
    return isException ? [] : [{ index, word: text.slice(index, end).replaceAll(/\s+/g, ' '), write: ban.write }];
  });
}

/** @returns {Piece[]} */
function piecesOf(path, text) {
  if (path.endsWith('.md')) return [{ text: proseOf(text), offset: 0 }];
  if (path.endsWith('.css')) return [{ text: blank(text, /"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g), offset: 0 }];
  if (hashFiles.test(path)) return hashComments(text);
  return piecesOfScript(path, text);
}

/** @returns {Piece[]} */
const hashComments = (text) =>
  [...blank(text, /`[^`\n]*`/g).matchAll(/(?<=^|\s)#.*$/gm)].map(({ 0: comment, index }) => ({
    text: comment,
    offset: index,
  }));

const blank = (text, pattern) => text.replaceAll(pattern, (match) => match.replaceAll(/[^\n]/g, ' '));

/** The words of a page without code, addresses of links, and the glossary's own table. */
function proseOf(text) {
  const withoutCode = blank(text, /^ *```[\s\S]*?^ *```|`[^`]*`|\]\([^)]*\)/gm);
  return blank(withoutCode, /^\| write \| not.*(?:\n\|.*)*/gm);
}

/** Comments, identifiers and test titles; string literals and JSX text are left out. @returns {Piece[]} */
function piecesOfScript(path, text) {
  const kind = path.endsWith('.jsonc') ? ts.ScriptKind.JSON : undefined;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const pieces = [];
  const visit = (node) => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return;
    if (ts.isCallExpression(node)) pieces.push(...titleOf(node, source));
    const children = node.getChildren(source);
    if (children.length > 0) return children.forEach(visit);
    pieces.push(...commentsIn(text.slice(node.pos, node.getStart(source)), node.pos));
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      pieces.push({ text: node.text, offset: node.getStart(source) });
    }
  };
  visit(source);
  return pieces;
}

/** The comments in what stands between two tokens; text in backticks is left out. @returns {Piece[]} */
function commentsIn(trivia, offset) {
  if (!trivia.includes('/')) return [];
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, trivia);
  const comments = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind !== ts.SyntaxKind.SingleLineCommentTrivia && kind !== ts.SyntaxKind.MultiLineCommentTrivia) continue;
    comments.push({ text: blank(scanner.getTokenText(), /`[^`\n]*`/g), offset: offset + scanner.getTokenStart() });
  }
  return comments;
}

/** The title of `it('…')`, `test.each(…)('…')` and their like. @returns {Piece[]} */
function titleOf(call, source) {
  let callee = call.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else return [];
  }
  const title = call.arguments[0];
  const isTitle = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
  if (!isTitle || !testFunctions.has(callee.text)) return [];
  return [{ text: title.getText(source), offset: title.getStart(source) }];
}

/** Tracked files and new ones that Git does not ignore, below `paths`. */
function listFiles(paths) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths]);
  const files = new Set(listed.toString().split('\0'));
  return [...files].filter((path) => (checkedFiles.test(path) || hashFiles.test(path)) && !exemptFiles.test(path));
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return ''; // deleted, but still in Git's index
    throw error;
  }
}

function main(args) {
  const isReport = args[0] === '--report';
  const bans = readBans(readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8'));
  const counts = new Map();
  for (const path of listFiles(isReport ? args.slice(1) : [])) {
    for (const { line, word, write } of findBannedWords(path, readText(path), bans)) {
      console.log(`${path}:${line || 'file name'}: "${word}" (write: ${write})`);
      const area = path.split('/').slice(0, 2).join('/');
      counts.set(area, (counts.get(area) ?? 0) + 1);
    }
  }
  for (const [area, count] of counts) console.log(`${String(count).padStart(5)}  ${area}`);
  if (counts.size === 0) console.log('check-language: no banned words');
  else if (!isReport) process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
