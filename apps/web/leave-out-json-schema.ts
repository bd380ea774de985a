import type { Plugin } from 'vite';

const jsonSchemaModule = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const firstProcessor = /^export const \w+Processor\b/m;
const exportedName = /^export (?:const|function) (\w+)/gm;
const renamedExport = /^export \{ (\w+) as (\w+) \};$/gm;

/**
 * Leaves zod's JSON schema generator out of the bundle: the browser checks data and never describes a schema, but zod's
 * classes refer to the generator, so tree shaking keeps it (5 kB gzipped of the first load). Each of its functions throws
 * instead. `aggregateChecks` stays real: getters of schemas read it (`minLength`, `isInt`), so that a schema has the same
 * properties here as in a test. The build fails if zod has moved the modules or this function.
 */
export function leaveOutJsonSchema(): Plugin {
  let replaced = 0;
  return {
    name: 'leave-out-json-schema',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!jsonSchemaModule.test(id)) return null;
      replaced += 1;
      const real = code.slice(0, Math.max(code.search(firstProcessor), 0));
      if (id.endsWith('json-schema-processors.js') && !real.includes('export function aggregateChecks(')) {
        this.error("zod's aggregateChecks no longer stands before the processors");
      }
      const names = [...code.slice(real.length).matchAll(exportedName)].map(([, name]) => `unavailable as ${name}`);
      const aliases = [...code.matchAll(renamedExport)].map(([, , alias]) => `unavailable as ${alias}`);
      const message = "throw new Error('The web client has no JSON schema generator.');";
      return {
        code: `${real}\nfunction unavailable() { ${message} }\nexport { ${[...names, ...aliases].join(', ')} };`,
        map: null,
      };
    },
    buildEnd(error) {
      if (!error && replaced !== 2) this.error(`replaced ${replaced} of zod's 2 JSON schema modules`);
    },
  };
}
