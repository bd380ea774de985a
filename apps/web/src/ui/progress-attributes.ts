/** Attributes by which a screen reader announces a progress bar of any look, at 0…100 percent. */
export const progressAttributes = (label: string, percent: number) =>
  ({
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': percent,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  }) as const;
