import type { Plugin } from 'vite';

const routeFile = /contracts\/src\/api\/[\w-]+-routes\.ts$/;
const summary = /\bsummary:\s*'(?:[^'\\]|\\.)*',?/g;

/** Leaves the sentences of the API's documentation out of the client: only the server shows them. */
export const omitRouteSummaries = (): Plugin => ({
  name: 'omit-route-summaries',
  enforce: 'pre',
  transform(code, id) {
    if (!routeFile.test(id)) return;
    // What is left stays in its line, so source maps stay right.
    return { code: code.replaceAll(summary, (found) => found.replaceAll(/[^\n]/g, '')), map: null };
  },
});
