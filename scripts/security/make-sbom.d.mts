import type { LicenseRules } from './licenses.d.mts';
import type { Component } from './read-components.d.mts';

export function makeSbom(input: {
  part: string;
  version: string;
  direct: readonly string[];
  components: readonly Component[];
  rules: LicenseRules;
  now: Date;
}): string;
export function validateSbom(json: string): Promise<unknown>;
