import type { Plugin } from 'vite';

const jsonSchemaModule = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const exportedName = /^export (?:const|function) (\w+)/gm;
const renamedExport = /^export \{ (\w+) as (\w+) \};$/gm;

/**
 * Leaves zod's JSON schema generator out of the bundle: the browser checks data and never describes a schema, but zod's
 * classes refer to the generator, so tree shaking keeps it (5 kB gzipped of the first load). Each of its functions throws
 * instead. The build fails if zod has moved the modules.
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
      const names = [...code.matchAll(exportedName)].map(([, name]) => `unavailable as ${name}`);
      const aliases = [...code.matchAll(renamedExport)].map(([, , alias]) => `unavailable as ${alias}`);
      const message = "throw new Error('The web client has no JSON schema generator.');";
      return {
        code: `function unavailable() { ${message} }\nexport { ${[...names, ...aliases].join(', ')} };`,
        map: null,
      };
    },
    buildEnd(error) {
      if (!error && replaced !== 2) this.error(`replaced ${replaced} of zod's 2 JSON schema modules`);
    },
  };
}
