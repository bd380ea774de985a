/** CHROMIUM_PATH: the browser that renders; by default the first Chromium on PATH. */
export const chromiumPath = process.env.CHROMIUM_PATH;
export const searchPath = process.env.PATH ?? '';
/** The folder in which the command was typed: pnpm runs scripts in the package's folder and passes this on. */
export const startFolder = process.env.INIT_CWD ?? process.cwd();
