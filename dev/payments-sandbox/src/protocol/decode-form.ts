import { invalidRequest } from './stripe-error.ts';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

const maxDepth = 8;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Decodes `a[b][0]=c&a[b][1]=d` (and `a[]=c`) into `{a: {b: ['c', 'd']}}`, as Stripe reads bodies and queries: an object
 * whose names are 0, 1, 2 … becomes a list. Throws invalidRequest if two names contradict each other.
 */
export function decodeForm(encoded: string): Form {
  const root: Form = Object.create(null) as Form;
  for (const [name, value] of new URLSearchParams(encoded)) place(root, pathOf(name), value, name);
  return listsOf(root) as Form;
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw invalidRequest(`Invalid parameter name: ${name}`, name);
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((bracket) => bracket[1] ?? '');
  const path = [match[1] ?? '', ...inner];
  if (path.length > maxDepth || path.some((step) => forbidden.has(step)))
    throw invalidRequest('Invalid parameter name', name);
  return path;
}

function place(root: Form, path: readonly string[], value: string, name: string): void {
  let node = root;
  for (const [depth, step] of path.entries()) {
    const key = step === '' ? String(Object.keys(node).length) : step;
    const present = node[key];
    if (depth === path.length - 1) {
      if (typeof present === 'object') throw invalidRequest(`Invalid parameter: ${name}`, name);
      node[key] = value;
      return;
    }
    if (typeof present === 'string') throw invalidRequest(`Invalid parameter: ${name}`, name);
    const next = (present ?? Object.create(null)) as Form;
    node[key] = next;
    node = next;
  }
}

function listsOf(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listsOf(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
