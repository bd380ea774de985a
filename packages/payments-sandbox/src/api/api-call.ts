import type { Kind, RecordKinds } from '../state/record-kinds.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { Form, FormValue } from './decode-form.ts';
import { invalidRequest, missingParam, noSuch } from './stripe-error.ts';

/** One call of the API, inside its transaction. */
export interface ApiCall {
  state: SandboxState;
  form: Form;
  /** The `:id` of the path, empty where there is none. */
  id: string;
  /** Where a browser finds the sandbox's pages. */
  publicOrigin: string;
}

export interface ApiRoute {
  method: 'DELETE' | 'GET' | 'POST';
  /** As tests list it: `/v1/customers/:id`. */
  path: string;
  /** Every parameter that it knows; others are refused, as Stripe does. `expand` is always known. */
  params: readonly string[];
  answer: (call: ApiCall) => object;
}

/** Refuses a parameter that the route does not know. */
export function checkParams(route: ApiRoute, form: Form): void {
  const unknown = Object.keys(form).find((name) => name !== 'expand' && !route.params.includes(name));
  if (unknown) throw invalidRequest(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
}

export function readText(form: Form, name: string): string | undefined {
  const value = form[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${name}`, name);
  return value;
}

export function readRequired(form: Form, name: string): string {
  const value = readText(form, name);
  if (value === undefined) throw missingParam(name);
  return value;
}

export function readFlag(form: Form, name: string): boolean | undefined {
  const value = readText(form, name);
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw invalidRequest(`Invalid boolean: ${value}`, name);
  return value === 'true';
}

export function readWhole(form: Form, name: string): number | undefined {
  const value = readText(form, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,12}$/.test(value)) throw invalidRequest(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  return Number(value);
}

export function readOneOf<const Option extends string>(
  form: Form,
  name: string,
  options: readonly Option[],
): Option | undefined {
  const value = readText(form, name);
  if (value === undefined) return undefined;
  const known = options.find((option) => option === value);
  if (!known) throw invalidRequest(`Invalid ${name}: must be one of ${options.join(', ')}`, name);
  return known;
}

export function readForm(form: Form, name: string): Form {
  const value = form[name];
  if (value === undefined || value === '') return {};
  if (!isForm(value)) throw invalidRequest(`Invalid object: ${name}`, name);
  return value;
}

export function readList(form: Form, name: string): FormValue[] {
  const value = form[name];
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw invalidRequest(`Invalid array: ${name}`, name);
  return value;
}

export const isForm = (value: FormValue | undefined): value is Form =>
  typeof value === 'object' && !Array.isArray(value);

/** Names and texts. */
export function readMetadata(form: Form): Record<string, string> {
  const metadata: Record<string, string> = {};
  for (const [name, value] of Object.entries(readForm(form, 'metadata'))) {
    if (typeof value !== 'string' || value.length > 500) throw invalidRequest('Invalid metadata', `metadata[${name}]`);
    if (value !== '') metadata[name] = value;
  }
  return metadata;
}

/** The record that a call names; 404 for its own path, 400 for one that a parameter names. */
export function findNamed<K extends Kind>(state: SandboxState, kind: K, id: string, param?: string): RecordKinds[K] {
  const record = state.find(kind, id);
  if (record) return record;
  const what = kind.replace(/^.*\./, '').replace('_', '');
  if (param === undefined) throw noSuch(what, id);
  throw invalidRequest(`No such ${what}: '${id}'`, param, 'resource_missing');
}
