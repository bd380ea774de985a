import type { FieldValues, ResolverOptions } from 'react-hook-form';

/** Stands for what a number field shows but cannot read, as "+2". No schema of a number accepts it. */
const unreadable = 'unreadable';

/**
 * Reads what the fields show. Some password managers fill in values without the events from which the form would learn them, and a
 * number field has the value of an empty one when it cannot read its text.
 */
export const readShownValues = <Input extends FieldValues>(fields: ResolverOptions<Input>['fields']) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field?.ref instanceof HTMLInputElement
        ? [[name, field.ref.validity.badInput ? unreadable : field.ref.value]]
        : [],
    ),
  );
