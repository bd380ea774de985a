// Checks that no folders import each other in a circle. The folders that lie side by side, at every level of a package's
// `src`, count as one part each, with everything inside them. Type imports count; tests do not.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const sourcePattern = /^(\w+\/[^/]+\/src)\/.*(?<!\.test)\.tsx?$/;
/** Sources of packages that are not checked yet. */
const exemptRoots = new Set(['packages/domain/src']);

/** @typedef {{ from: string, to: string }} Import paths of the importing and of the imported file */

/**
 * Groups of sibling folders of which each reaches every other, with one import for each pair of neighbors.
 * @param {readonly Import[]} imports
 * @returns {{ folders: string[], imports: Import[] }[]}
 */
export function findFolderCircles(imports) {
  const edges = new Map();
  for (const each of imports) {
    const edge = siblingEdge(each);
    if (!edge) continue;
    const targets = edges.get(edge.from) ?? new Map();
    if (!targets.has(edge.to)) targets.set(edge.to, each);
    edges.set(edge.from, targets);
  }
  const reached = new Map([...edges.keys()].map((folder) => [folder, reach(folder, edges)]));
  const circles = new Map();
  for (const [folder, others] of reached) {
    if (!others.has(folder)) continue;
    const folders = [...others].filter((other) => reached.get(other)?.has(folder)).sort();
    circles.set(folders.join(), folders);
  }
  return [...circles.values()].map((folders) => ({
    folders,
    imports: folders.flatMap((from) => folders.flatMap((to) => edges.get(from)?.get(to) ?? [])),
  }));
}

/** The two sibling folders between which an import goes; undefined when one end lies directly in their common folder. */
function siblingEdge({ from, to }) {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((part, i) => part !== b[i]);
  if (depth < 0 || depth >= a.length - 1 || depth >= b.length - 1) return undefined;
  return { from: a.slice(0, depth + 1).join('/'), to: b.slice(0, depth + 1).join('/') };
}

/** Every folder that a folder imports, directly or through its siblings. */
function reach(folder, edges) {
  const found = new Set();
  const next = [folder];
  for (let current = next.pop(); current !== undefined; current = next.pop()) {
    for (const to of edges.get(current)?.keys() ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      next.push(to);
    }
  }
  return found;
}

/** @returns {Import[]} the relative imports between sources of the same package */
function readImports() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const sources = new Set(files.split('\n').filter((path) => sourcePattern.test(path) && existsSync(path)));
  return [...sources].flatMap((from) => {
    const [, root] = sourcePattern.exec(from);
    if (exemptRoots.has(root)) return [];
    return ts
      .preProcessFile(readFileSync(from, 'utf8'), true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => ({ from, to: join(from, '..', fileName) }))
      .filter(({ to }) => sources.has(to) && to.startsWith(`${root}/`));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const imports = readImports();
  const circles = findFolderCircles(imports);
  for (const circle of circles) {
    console.error(`These folders import each other in a circle: ${circle.folders.join(', ')}`);
    for (const { from, to } of circle.imports) console.error(`  ${from} → ${relative(join(from, '..'), to)}`);
  }
  if (circles.length > 0) process.exit(1);
  console.log(`check-folder-circles: no circles in ${imports.length} imports`);
}
