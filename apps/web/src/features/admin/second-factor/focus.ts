/** A ref that runs once, when the field appears: a function made in each render would take the focus back in each. */
export const focus = (input: HTMLInputElement | null): void => input?.focus();
