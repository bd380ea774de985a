import type { Club } from '@trueswing/contracts';

const words = {
  wood: 'wood|woods|w|holz|bois|madera|fairway',
  hybrid: 'hybrid|hybrids|hy|h|rescue|utility|hibrido|hybride',
  iron: 'iron|irons|i|eisen|fer|hierro|jern|jarn|ferro',
};

const wedges: readonly [RegExp, Club][] = [
  [/^(pw|p|wedge ?pitching|pitching ?wedge|pitching)$/, 'pitching-wedge'],
  [/^(gw|aw|uw|g|a|wedge ?(gap|approach)|(gap|approach|attack|utility) ?wedge|gap|approach)$/, 'gap-wedge'],
  [/^(sw|s|wedge ?sand|sand ?wedge|sand)$/, 'sand-wedge'],
  [/^(lw|l|wedge ?lob|lob ?wedge|lob)$/, 'lob-wedge'],
];

/** Lofts in degrees up to which a wedge has each name. */
const wedgeOfLoft: readonly [number, Club][] = [
  [48, 'pitching-wedge'],
  [53, 'gap-wedge'],
  [57, 'sand-wedge'],
  [64, 'lob-wedge'],
];

/**
 * The club that a file names, such as `7 Iron`, `IRON7`, `7i`, `Eisen 7`, `PW`, `56°` or `Dr`. Null for a club that is not among
 * ours, such as a 7-wood, and for any other text: the golfer decides what it is.
 */
export function readClub(name: string): Club | null {
  const text = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[°º._-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // SkyTrak numbers several clubs of one kind: `driver 1`.
  if (/^(driver|dr|d|drv|1 ?w|1 ?wood|wood ?1)( \d)?$/.test(text)) return 'driver';
  for (const [form, club] of wedges) if (form.test(text)) return club;
  const loft = /^(?:wedge )?(4[4-9]|5\d|6[0-4])(?: ?(?:wedge|degrees?|deg))?$/.exec(text)?.[1];
  if (loft !== undefined) return wedgeOfLoft.find(([upTo]) => Number(loft) <= upTo)?.[1] ?? null;
  if (new RegExp(`^(\\d{1,2} ?)?(${words.hybrid})( ?\\d{1,2})?$`).test(text)) return 'hybrid';
  const wood = numberedAs(words.wood, text);
  if (wood !== null) return wood === 3 ? '3-wood' : wood === 5 ? '5-wood' : null;
  const iron = numberedAs(words.iron, text) ?? (/^[3-9]$/.test(text) ? Number(text) : null);
  return iron !== null && iron >= 3 && iron <= 9 ? (`${iron}-iron` as Club) : null;
}

/** The number of a club such as `7 iron` or `iron 7`; null if the text names none of the kind. */
function numberedAs(kind: string, text: string): number | null {
  const found = new RegExp(`^(?:(\\d{1,2}) ?(?:${kind})|(?:${kind}) ?(\\d{1,2}))$`).exec(text);
  return found ? Number(found[1] ?? found[2]) : null;
}
