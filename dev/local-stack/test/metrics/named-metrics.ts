import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '../../src/repository-paths.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

export const readText = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');

export const alertRules = (parse(readText('deploy/prometheus/alerts.yaml')) as Rules).groups.flatMap(
  ({ rules }) => rules,
);

/** Every expression of the dashboard, with the title of its panel. */
export const panelExpressions = (JSON.parse(readText('deploy/grafana/dashboard.json')) as Dashboard).panels.flatMap(
  ({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const),
);

const operators = new Set(['and', 'or', 'unless', 'bool', 'offset']);

/** Metrics that a PromQL expression reads: names that are neither functions nor labels. */
export function metricsOf(expression: string): string[] {
  const bare = expression
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '');
  const names = [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/gi)].map(([name]) => name);
  return [...new Set(names)].filter((name) => !operators.has(name));
}
