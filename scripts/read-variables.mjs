// Reads the variables of the services out of their env.ts files, for the table in docs/operations.md.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Files that define variables, and whose they are. A file may spread the shared ones of the service kit. */
const sources = [
  { path: 'services/gateway/src/env.ts', of: 'gateway' },
  { path: 'services/analysis-worker/src/env.ts', of: 'analysis-worker' },
  { path: 'services/billing/src/env.ts', of: 'billing' },
  { path: 'services/gamification/src/env.ts', of: 'gamification' },
  { path: 'dev/local-stack/src/env.ts', of: '`npm start`' },
  { path: 'packages/backup/src/env.ts', of: 'backup' },
  { path: 'packages/storage/src/env.ts', of: 'storage' },
  { path: 'packages/events/src/env.ts', of: 'redrive' },
  { path: 'packages/service-kit/src/database/migrate-env.ts', of: 'migrate' },
];
const sharedPath = 'packages/service-kit/src/env.ts';

/** One entry for each variable of each owner: `{ name, of, fallback, example, text }`. */
export function readVariables() {
  const shared = readFile(sharedPath);
  const all = sources.flatMap(({ path, of }) => {
    const { own, used } = readFile(path);
    const inherited = shared.own.filter(
      ({ group, name }) => used.has(group) && !own.some((each) => each.name === name),
    );
    const described = own.map((each) => ({
      ...each,
      text: each.text || shared.own.find(({ name }) => name === each.name)?.text || '',
    }));
    return [...described, ...inherited].map(({ name, fallback, example, text }) => ({
      name,
      of,
      fallback,
      example,
      text,
    }));
  });
  // `npm start` describes its variables without a schema.
  const exampleOfName = (name) => all.find((each) => each.name === name && each.example)?.example ?? '';
  return all.map((each) => ({ ...each, example: each.example || exampleOfName(each.name) }));
}

/** A table of them by name. Owners with the same meaning and default share a line. */
export function writeTable(variables) {
  const lines = new Map();
  for (const { name, of, fallback, example, text } of variables) {
    const key = JSON.stringify([name, fallback, text]);
    lines.set(key, { name, fallback, example, text, owners: [...(lines.get(key)?.owners ?? []), of] });
  }
  const rows = [...lines.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return [
    '| variable | of | default | meaning | example |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ name, owners, fallback, example, text }) =>
        `| \`${name}\` | ${owners.join(', ')} | ${fallback} | ${text} | ${example && `\`${example}\``} |`,
    ),
  ].join('\n');
}

/** Variables that a file defines, each with the schema that it is part of, and the names that the file uses. */
function readFile(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const own = [];
  const used = new Set();
  const visit = (node, group) => {
    if (ts.isIdentifier(node)) used.add(node.text);
    const isVariable = ts.isPropertyAssignment(node) || ts.isPropertySignature(node);
    if (isVariable && /^[A-Z][A-Z0-9_]+$/.test(node.name.getText())) {
      const name = node.name.getText();
      // The first is the definition; later ones change its value.
      if (!own.some((each) => each.name === name))
        own.push({ group, name, fallback: fallbackOf(node), example: exampleOf(node), text: commentOf(node) });
      return;
    }
    const inner = ts.isVariableDeclaration(node) ? node.name.getText() : group;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(file, '');
  return { own, used };
}

function fallbackOf(node) {
  if (ts.isPropertySignature(node)) return node.questionToken ? 'none' : 'required';
  const file = node.getSourceFile().text;
  // A schema or a default may be a constant of the file.
  const resolve = (text) => (/^\w+$/.test(text) && new RegExp(`const ${text} =\\s+([^;]+);`).exec(file)?.[1]) || text;
  const schema = resolve(node.initializer.getText());
  const [, written] = /\.default\(([^)]*)\)/.exec(schema) ?? [];
  if (written !== undefined) return written === "''" ? 'none' : `\`${resolve(written).replaceAll("'", '')}\``;
  return /\boptional\(/.test(schema) ? 'none' : 'required';
}

/** Written as `.meta({ example: '…' })`. */
function exampleOf(node) {
  if (ts.isPropertySignature(node)) return '';
  const text = node.initializer.getText();
  const constant = /^\w+$/.test(text) && new RegExp(`const ${text} =\\s+([^;]+);`).exec(node.getSourceFile().text)?.[1];
  return /\.meta\(\{ example: '([^']*)' \}\)/.exec(constant || text)?.[1] ?? '';
}

function commentOf(node) {
  const text = ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  return text.join(' ').replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}
