/** CHROMIUM_PATH: the browser that draws; without it the first Chromium on PATH. */
export const chromiumPath = process.env.CHROMIUM_PATH;
export const searchPath = process.env.PATH ?? '';
/** Where the command was typed: pnpm runs scripts in the package's folder and keeps this. */
export const startFolder = process.env.INIT_CWD ?? process.cwd();
