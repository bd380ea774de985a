import type { Club } from '@trueswing/contracts';

const count = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine)';
const clubs = new RegExp(
  `\\b(?:drivers?|putters?|hybrids?|(?:${count}[\\s-]*)?(?:woods?|irons?)|(?:(?:pitching|gap|sand|lob)[\\s-]*)?wedges?|fairway woods?|rescue|big stick|${count}i)\\b`,
  'gi',
);

/** Names that a text may use for the club: "7-iron", "7 iron", "iron". */
function ownNames(club: Club): Set<string> {
  const spaced = club.replace('-', ' ');
  const kind = spaced.split(' ').at(-1) ?? spaced;
  return new Set([spaced, `${spaced}s`, kind]);
}

/** Clubs that the text names and the golfer did not swing. */
export const findOtherClubs = (text: string, club: Club): string[] =>
  [...text.matchAll(clubs)]
    .map(([name]) => name.toLowerCase().replace(/[\s-]+/g, ' '))
    .filter((name) => !ownNames(club).has(name));

/** Removes the golfer's own club, so that the 7 of "7-iron" is not read as a number. */
export const withoutOwnClub = (text: string, club: Club): string =>
  text.replace(new RegExp(`\\b${club.replace('-', '[\\s-]')}s?\\b`, 'gi'), 'club');
