/** The folder in which the command was typed: pnpm runs scripts in the package's folder and passes this on. */
export const startFolder = process.env.INIT_CWD ?? process.cwd();
