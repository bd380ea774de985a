type Tree = { [key: string]: unknown };

/**
 * Applies `path.to.value=x` to a tree of defaults. A path that the defaults do not have, or a value of another
 * type than the default's, is an error: a mistyped setting must not render the standard swing.
 */
export function applySettings<T extends object>(defaults: T, settings: readonly string[]): T {
  const result = structuredClone(defaults);
  for (const setting of settings) {
    const cut = setting.indexOf('=');
    const path = setting.slice(0, Math.max(0, cut)).split('.');
    const last = path.pop();
    let branch = result as unknown as Tree; // T is an object; each step checks what it finds
    for (const key of path) {
      const next = branch[key];
      if (!Object.hasOwn(branch, key) || typeof next !== 'object' || next === null) throw unknown(setting);
      branch = next as Tree; // an object, checked above
    }
    if (!last || !Object.hasOwn(branch, last)) throw unknown(setting);
    branch[last] = parseLike(branch[last], setting.slice(cut + 1), setting);
  }
  return result;
}

const unknown = (setting: string) => new Error(`no such setting: ${setting}`);

function parseLike(sample: unknown, text: string, setting: string): number | string | null {
  if (typeof sample === 'string') return text;
  if (text === 'none') return null;
  const value = Number(text);
  if (typeof sample === 'object' && sample !== null) throw unknown(setting);
  if (text === '' || !Number.isFinite(value)) throw new Error(`a number is needed: ${setting}`);
  return value;
}
