import type { Component } from './read-components.d.mts';

export interface LicenseRules {
  allowed: Set<string>;
  /** Packages that need a decision of their own, by name and the license that they declare. */
  exceptions: { name: string; declared: string | null; license: string; reason: string }[];
}

type Licensed = Pick<Component, 'id' | 'name' | 'declared'>;

export function rowsBelow(text: string, heading: string): string[][];
export function readLicenseRules(text?: string): LicenseRules;
export function licenseOf(component: Pick<Licensed, 'name' | 'declared'>, rules: LicenseRules): string | null;
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean;
export function findLicenseProblems(components: readonly Licensed[], rules: LicenseRules): string[];
