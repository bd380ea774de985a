// Decides on an answer of `pnpm audit --json`.

/** Exit statuses of the audit. */
export const statuses = { clean: 0, vulnerable: 1, 'not-audited': 3 };

/**
 * Compares the advisories of a report with the accepted ones. `today` is a date such as 2026-11-28; an acceptance holds before its
 * `until`. An advisory is accepted for one package.
 * @returns {import('./judge-audit.d.mts').Judgment}
 */
export function judgeAudit(report, accepted, today) {
  if (report.error) return { verdict: 'not-audited', lines: [describeFailure(report.error)] };
  if (!report.advisories) return { verdict: 'not-audited', lines: ['The answer of pnpm has no advisories.'] };

  const found = Object.values(report.advisories).map((advisory) => {
    const entry = accepted.find(
      (each) => each.advisory === advisory.github_advisory_id && each.name === advisory.module_name,
    );
    const isWhole = entry && entry.reason !== '' && /^\d{4}-\d\d-\d\d$/.test(entry.until);
    return { advisory, entry, isAccepted: Boolean(isWhole) && today < entry.until };
  });
  const unused = accepted.filter((each) => !found.some(({ entry }) => entry === each));
  const lines = [
    ...found.map(({ advisory, entry, isAccepted }) => describeAdvisory(advisory, entry, isAccepted)),
    ...unused.map(
      ({ advisory, name }) => `${advisory} in ${name} is accepted, but not found any more: remove its row.`,
    ),
  ];
  const isVulnerable = found.some(({ isAccepted }) => !isAccepted);
  const count = report.metadata?.totalDependencies ?? report.metadata?.dependencies;
  if (found.length === 0) lines.push(`No known vulnerability${count ? ` in ${count} packages` : ''}.`);
  return { verdict: isVulnerable ? 'vulnerable' : 'clean', lines };
}

function describeFailure({ code, message }) {
  const [, status] = /responded with (\d{3})/.exec(message ?? '') ?? [];
  const isWithout = code === 'ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS' || ['404', '405', '501'].includes(status);
  if (!isWithout) return `No audit was made: ${message ?? code}`;
  return `No audit was made: the registry offers none (HTTP ${status ?? '404'}). Ask another one with npm_config_registry.`;
}

function describeAdvisory(advisory, entry, isAccepted) {
  const { module_name, severity, title, github_advisory_id, findings, patched_versions, url } = advisory;
  const versions = findings.map(({ version }) => version).join(', ');
  const name = `${github_advisory_id} (${severity}) in ${module_name} ${versions}: ${title}`;
  if (isAccepted) return `accepted until ${entry.until}: ${name}`;
  const [path = ''] = findings.flatMap(({ paths }) => paths);
  const ended = entry ? ` Its row holds no longer, or lacks reason or date (until ${entry.until || '–'}).` : '';
  return `${name}. Fixed in ${patched_versions}; needed by ${path}; ${url}.${ended}`;
}
