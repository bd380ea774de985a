import { EnvironmentError } from './environment-error.ts';

/**
 * Reads the environment of a program that has just started. Without an environment there is no level to log at, so the mistakes are
 * printed as plain lines, and the program ends with 1.
 */
export function readEnvOrExit<Env>(name: string, readEnv: () => Env): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(`${name} does not start. ${error.message}`);
    process.exit(1);
  }
}
