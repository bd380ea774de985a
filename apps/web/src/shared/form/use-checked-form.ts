import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import { checkForm, type Sentences } from './check-form.ts';
import { readShownValues } from './read-shown-values.ts';

/**
 * A form whose fields have the names of a schema's. It is validated on submit: each wrong field shows its sentence, and the
 * first one gets the focus. `field(name)` returns the props of a text field.
 */
export function useCheckedForm<Input extends FieldValues, Body>(
  schema: z.ZodMiniType<Body, Input>,
  sentences: Sentences<Input>,
  defaultValues?: DefaultValues<Input>,
) {
  const form = useForm<Input, unknown, Body>({
    resolver: (typed, _context, { fields }) => {
      const checked = checkForm(schema, sentences, { ...typed, ...readShownValues(fields) });
      return 'body' in checked
        ? { values: checked.body, errors: {} }
        : { values: {}, errors: toFieldErrors(checked.errors) };
    },
    reValidateMode: 'onSubmit',
    ...(defaultValues && { defaultValues }),
  });
  // The order of registration decides which wrong field is the first, also for a field that is shown later.
  for (const name of Object.keys(sentences)) form.register(name as Path<Input>);
  const field = (name: Path<Input>) => ({
    ...form.register(name),
    error: form.formState.errors[name]?.message as string | undefined,
  });
  return { ...form, field };
}

const toFieldErrors = <Input extends FieldValues>(errors: Partial<Sentences<Input>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'invalid', message }]),
  ) as FieldErrors<Input>;
