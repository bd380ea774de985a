const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** "1st", "22nd", "1,213th" */
export const ordinal = (position: number): string =>
  `${formatCount(position)}${endings[ordinals.select(position)] ?? 'th'}`;

/** "1,240" */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** "1 point", "1,240 points" */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
