import type { Kind, RecordKinds } from '../state/record-kinds.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { Form, FormValue } from './decode-form.ts';
import { invalidRequest, missingParam, noSuch } from './stripe-error.ts';

/** One API call, inside its transaction. */
export interface ApiCall {
  state: SandboxState;
  form: Form;
  /** The `:id` of the path; empty if the path has none. */
  id: string;
  /** Origin of the sandbox's pages, as browsers reach it. */
  publicOrigin: string;
}

export interface ApiRoute {
  method: 'DELETE' | 'GET' | 'POST';
  /** Such as `/v1/customers/:id`. */
  path: string;
  /** The supported parameters besides `expand`. Others are rejected, as Stripe does. */
  params: readonly string[];
  answer: (call: ApiCall) => object;
}

/** Rejects a parameter that the route does not support. */
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

export function readMetadata(form: Form): Record<string, string> {
  const metadata: Record<string, string> = {};
  for (const [name, value] of Object.entries(readForm(form, 'metadata'))) {
    if (typeof value !== 'string' || value.length > 500) throw invalidRequest('Invalid metadata', `metadata[${name}]`);
    if (value !== '') metadata[name] = value;
  }
  return metadata;
}

/** The record that a call names: 404 if the path names a missing one, 400 if a parameter does. */
export function findNamed<K extends Kind>(state: SandboxState, kind: K, id: string, param?: string): RecordKinds[K] {
  const record = state.find(kind, id);
  if (record) return record;
  const what = kind.replace(/^.*\./, '').replace('_', '');
  if (param === undefined) throw noSuch(what, id);
  throw invalidRequest(`No such ${what}: '${id}'`, param, 'resource_missing');
}
