import { formatCount } from '../../shared/count-of.ts';

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** "1st", "22nd", "1,213th" */
export const ordinal = (position: number): string =>
  `${formatCount(position)}${endings[ordinals.select(position)] ?? 'th'}`;
