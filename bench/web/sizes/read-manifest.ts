/** Vite's manifest: which file was built from which source. */
export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** The script of a source and all that the browser must load before it runs. Throws when the manifest does not list it. */
export function scriptsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the manifest lists no ${key}`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => scriptsOf(manifest, each, seen))];
}

/** `home` of `src/app/pages/home/home.page.tsx`. */
export const routeOf = (key: string): string => key.replace(/^.*\//, '').replace('.page.tsx', '');
