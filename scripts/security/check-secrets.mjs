// Looks for keys, tokens and passwords in every tracked file and in new ones that Git does not ignore.
//   node scripts/security/check-secrets.mjs    exits with 1 if it finds one; prints the place, never the secret
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';

/** Findings that are no secret. Each entry covers one finding of the rule in the file: a second one fails. */
const allowed = [
  {
    path: 'packages/domain/src/notifications/push/is-push-endpoint.test.ts',
    rule: 'basicauth',
    reason: 'an address with a user and a password, which the rule under test rejects',
  },
  {
    path: 'packages/service-kit/src/environment/read-env.test.ts',
    rule: 'database-connection-string',
    reason: 'a made-up password, which the test looks for in the printed error',
  },
];

/** Secrets of this system that no rule of the library knows. The names are those of the findings. */
const ownPatterns = {
  'stripe-key': /\b[sr]k_(?:live|test)_[0-9A-Za-z]{24,}/g,
  'stripe-webhook-secret': /\bwhsec_[0-9A-Za-z+/]{24,}/g,
  'own-variable':
    /\b(?:PUSH_PRIVATE_KEY|INTERNAL_SECRET|ADMIN_PASSWORD|BACKUP_KEY|[A-Z]+_SECRET(?:_KEY)?|DB_PASSWORD_[A-Z]+|[A-Z0-9_]+_PASSWORD)\s*[=:]\s*["']?(?:[0-9a-f]{32,}|(?=[\w-]*\d)[\w-]{43})(?![\w-])/g,
  'private-jwk': /["']?\bd["']?\s*:\s*["'][\w-]{43}["']/g,
};

const ownRule = {
  meta: { id: 'trueswing', recommended: true, type: 'scanner', supportedContentTypes: ['text'] },
  messages: { found: { en: ({ name }) => `found ${name}` } },
  create: (context) => ({
    file({ content }) {
      const t = context.createTranslator(ownRule.messages, { defaultLocale: 'en' });
      for (const [name, pattern] of Object.entries(ownPatterns)) {
        for (const { index, 0: found } of content.matchAll(pattern)) {
          context.report({ message: t('found', { name }), range: [index, index + found.length] });
        }
      }
    },
  }),
};

const config = {
  rules: [
    { id: '@secretlint/secretlint-rule-preset-recommend', rule: recommended, rules: [] },
    { id: 'trueswing', rule: ownRule },
  ],
};

/** @returns {Promise<{ path: string, line: number, rule: string }[]>} the secrets in the text of a file */
export async function findSecrets(path, content) {
  const { messages } = await lintSource({
    source: { filePath: path, content, contentType: 'text', ext: extname(path) },
    options: { config, noPhysicFilePath: true },
  });
  return messages.map(({ loc, ruleId, message }) => ({
    path,
    line: loc.start.line,
    rule: ruleId === 'trueswing' ? message.replace('found ', '') : ruleId.replace('@secretlint/secretlint-rule-', ''),
  }));
}

/** Sorts findings into those that no entry allows, and returns the entries without a finding beside them. */
export function compareWithAllowed(findings, entries) {
  const unused = [...entries];
  const refused = findings.filter(({ path, rule }) => {
    const at = unused.findIndex((entry) => entry.path === path && entry.rule === rule);
    if (at >= 0) unused.splice(at, 1);
    return at < 0;
  });
  return { refused, unused };
}

/** The text of a file; null for a binary one, and for one that was deleted but is still in Git's index. */
function readText(path) {
  try {
    const bytes = readFileSync(path);
    return bytes.subarray(0, 8_000).includes(0) ? null : bytes.toString();
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return null;
    throw error;
  }
}

async function main() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const findings = [];
  let count = 0;
  for (const path of new Set(listed.toString().split('\0').filter(Boolean))) {
    const text = readText(path);
    if (text === null) continue;
    count += 1;
    findings.push(...(await findSecrets(path, text)));
  }
  const { refused, unused } = compareWithAllowed(findings, allowed);
  for (const { path, line, rule } of refused) console.error(`${path}:${line}: looks like a secret (${rule})`);
  for (const { path, rule } of unused) console.error(`${path}: nothing for "${rule}" any more, remove its entry`);
  const isClean = refused.length === 0 && unused.length === 0;
  if (isClean) console.log(`check-secrets: no secrets in ${count} files`);
  // The library measures itself after the last file, which takes a minute.
  process.exit(isClean ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
