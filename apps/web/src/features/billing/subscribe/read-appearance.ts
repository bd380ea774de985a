import type { Appearance } from './payment-script.types.ts';

/** Stripe's names for the colours of our own fields. */
const tokenOf = {
  colorPrimary: '--color-fairway',
  colorText: '--color-ink',
  colorTextSecondary: '--color-muted',
  colorBackground: '--color-card',
  colorDanger: '--color-alert',
} as const;

/**
 * The look of our own fields as it is on the page now, light or dark: the payment provider's form stands in a frame of its
 * own and cannot read our tokens.
 * @param place where the form will stand
 */
export function readAppearance(place: HTMLElement): Appearance {
  const sample = document.createElement('span');
  // Or each colour would be read at the beginning of its way from the one before.
  sample.style.transition = 'none';
  place.append(sample);
  const variables = Object.entries(tokenOf).map(([name, token]) => {
    sample.style.color = `var(${token})`;
    return [name, getComputedStyle(sample).color];
  });
  sample.remove();
  return { variables: { ...Object.fromEntries(variables), borderRadius: '12px' } };
}
