export interface ListOf<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** A complete list inside another object. */
export const listOf = <T>(url: string, data: T[]): ListOf<T> => ({ object: 'list', data, has_more: false, url });
