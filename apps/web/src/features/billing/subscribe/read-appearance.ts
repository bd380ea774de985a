import type { Appearance } from '@stripe/stripe-js';

/** Our color tokens by Stripe's names. */
const tokenOf = {
  colorPrimary: '--color-fairway',
  colorText: '--color-ink',
  colorTextSecondary: '--color-muted',
  colorBackground: '--color-card',
  colorDanger: '--color-alert',
} as const;

/**
 * The current colors of our own fields, light or dark. The payment provider's form is in an iframe, which cannot read our
 * tokens.
 * @param place the element in which the form will be mounted
 */
export function readAppearance(place: HTMLElement): Appearance {
  const sample = document.createElement('span');
  // With a transition, each color would be read at the start of the change from the previous one.
  sample.style.transition = 'none';
  place.append(sample);
  const variables = Object.entries(tokenOf).map(([name, token]) => {
    sample.style.color = `var(${token})`;
    return [name, getComputedStyle(sample).color];
  });
  sample.remove();
  return { variables: { ...Object.fromEntries(variables), borderRadius: '12px' } };
}
