import { type FormEvent, useState } from 'react';
import type { z } from 'zod';

type Sentences<S extends z.ZodType> = { readonly [Field in keyof z.input<S>]-?: string };
type Errors<S extends z.ZodType> = Partial<Sentences<S>>;

/**
 * A form whose fields have the names of a schema's. `read` gives what was filled in, or null after it has said at each
 * wrong field what is wrong and put the cursor into the first one.
 */
export function useCheckedForm<S extends z.ZodType>(schema: S, sentences: Sentences<S>) {
  const [errors, setErrors] = useState<Errors<S>>({});

  const show = (form: HTMLFormElement, found: Errors<S>): void => {
    setErrors(found);
    const wrong = [...form.elements].find((element) => (element as HTMLInputElement).name in found);
    if (wrong instanceof HTMLElement) wrong.focus();
  };
  const read = (event: FormEvent<HTMLFormElement>): z.output<S> | null => {
    event.preventDefault();
    const result = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (result.success) {
      setErrors({});
      return result.data;
    }
    const wrong = new Set(result.error.issues.map(({ path }) => path[0]));
    show(
      event.currentTarget,
      Object.fromEntries(Object.entries(sentences).filter(([field]) => wrong.has(field))) as Errors<S>,
    );
    return null;
  };
  return { errors, read, show, forget: () => setErrors({}) };
}
