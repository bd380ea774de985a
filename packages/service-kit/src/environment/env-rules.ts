interface BrokenRule {
  variable: string;
  /** To be read after the variable's name. */
  problem: string;
}

/** A rule between variables. It gets those that are set, as they are written. */
export type EnvRule = (present: Readonly<Record<string, string>>) => BrokenRule[];

/** Variables that are set together, or none of them. */
export const setTogether =
  (...names: [string, string, ...string[]]): EnvRule =>
  (present) => {
    const missing = names.filter((name) => !(name in present));
    if (missing.length === names.length) return [];
    return missing.map((variable) => ({
      variable,
      problem: `is missing: it is needed together with ${names.filter((name) => name in present).join(' and ')}`,
    }));
  };

/** Variables that another one needs. */
export const needs =
  (name: string, ...needed: string[]): EnvRule =>
  (present) =>
    name in present
      ? needed
          .filter((variable) => !(variable in present))
          .map((variable) => ({ variable, problem: `is missing: ${name} needs it` }))
      : [];
