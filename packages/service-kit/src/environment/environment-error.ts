/** One variable that is wrong. */
export interface EnvMistake {
  variable: string;
  /** To be read after the name; never has the value. */
  problem: string;
  example: string | undefined;
}

/** The environment of a part is wrong: its message names every mistake, one a line. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly mistakes: readonly EnvMistake[];

  constructor(mistakes: readonly EnvMistake[]) {
    const count = mistakes.length === 1 ? 'One variable' : `${mistakes.length} variables`;
    super(
      [`${count} of the environment must be changed:`, ...mistakes.map((each) => `  ${describe(each)}`)].join('\n'),
    );
    this.mistakes = mistakes;
  }
}

/** "PORT is not a whole number. Example: 8080" */
const describe = ({ variable, problem, example }: EnvMistake): string =>
  `${variable} ${problem}.${example === undefined ? '' : ` Example: ${example}`}`;
