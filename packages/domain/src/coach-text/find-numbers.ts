/** A number in a text: the whole reading, whether it is the golfer's or a norm, and its subject. */
export interface NumberMention {
  /** Normalized: "92° ± 9°", "85–95°", "up to 9 %", "two". */
  readonly reading: string;
  readonly role: 'own' | 'norm';
  readonly subject: string | null;
  /** Position in `normalizeNumbers(text)`. */
  readonly index: number;
  readonly length: number;
}

const small =
  'zero|nought|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
// "fourty" is a common misspelling, which must count too.
const tens = 'twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety';
const large = 'hundreds?|thousands?|millions?|billions?';
const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\w+teenth|\\w+tieth|hundredth|thousandth';
const amounts =
  'dozens?|score|couple|pair|half|halves|halfway|thirds|quarters?|fifths|tenths|twice|thrice|double[sd]?|doubling|triple[sd]?|quadruple[sd]?|twofold|\\w+fold|single|percent|per\\s?cent|percentage|ones|twos';
const words = `(?:(?:${tens})(?:[\\s-]*(?:${small}|${ordinals}))?|${small}|${large}|${ordinals}|${amounts}|once(?!\\s+(?:that|there|you|it|this|the|your)\\b))`;
/** "a degree", "an inch": one of them. */
const oneOf =
  'an?\\s+(?:degree|inch|yard|mile|foot|met(?:er|re)|minute|second|third|half|quarter|hundred|thousand|dozen)s?';
/** Two or more capitals, or small letters that spell no word. "X-factor" is none. */
const roman = /\b(?:[IVXLCDM]{2,}|[IVXLCDM](?!-factor)|ii|iii|iv|vi{1,3}|ix|xi{1,3}|xi?v|xx)\b/g;
const digits = '[−+]?[A-Za-z]*\\d(?:\\d|[.,:/](?=\\d))*[A-Za-z]*';
const unit = '(?:\\s?(?:°|%|mph|kph|km/h|yd|yards|rpm|s\\b|seconds|inches|hip widths))?';
const plain = `(?:${digits}${unit}|\\b(?:${oneOf}|${words})\\b)`;
const hedge =
  '(?:(?:up to|at least|at most|more than|less than|fewer than|greater than|over|under|about|around|nearly|almost|roughly|approximately|some|above|below|exactly|only)\\s+)?';
const mention = new RegExp(
  `${hedge}${plain}(?:\\s?(?:–|to|and|or)\\s?${plain})?(?:\\s?±\\s?${plain})?(?:\\s(?:or more|or less|to one))?`,
  'gi',
);

/** Subjects of numbers; the first match counts. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/\bclub (?:head )?speed/gi, 'club speed'],
  [/\bball speed/gi, 'ball speed'],
  [/\bsmash/gi, 'smash'],
  [/\bcarry/gi, 'carry'],
  [/\btotal/gi, 'total'],
  [/\bspin\b/gi, 'spin'],
  [/\bpath/gi, 'path'],
  [/\bface\b/gi, 'face'],
  [/\bshoulder/gi, 'shoulder'],
  [/\bhips?\b(?! width)/gi, 'hip'],
  [/\bX-factor/gi, 'x-factor'],
  [/\bpelvis/gi, 'pelvis'],
  [/\bhead\b/gi, 'head'],
  [/\b(?:spine|trunk)/gi, 'spine'],
  [/\b(?:tempo|backswing|downswing)/gi, 'rhythm'],
  [/\bhands?\b/gi, 'hands'],
  [/\barm\b/gi, 'arm'],
  [/\bknee/gi, 'knee'],
  [/\bstance/gi, 'stance'],
];
const normWords = /\b(?:targets?|averages?|against|norms?|tour|usual|where|recommended|ideal)\b/i;

/** Idioms with a number word that count nothing. */
const idioms = /\bone thing first\b|\bone thing\b|\bone after another\b|\bfirst(?=\s*(?:[.,:;!?]|$))|\bat first\b/gi;

/** Every number in the text, in digits or words. Spellings of minus, degree and percent are normalized. */
export function findNumbers(text: string): NumberMention[] {
  const plainText = normalizeNumbers(text).replace(idioms, (idiom) => '_'.repeat(idiom.length));
  let lastEnd = 0;
  return [...plainText.matchAll(mention)].map((match): NumberMention => {
    const before =
      plainText
        .slice(lastEnd, match.index)
        .split(/[.;]\s/)
        .at(-1) ?? '';
    const end = match.index + match[0].length;
    lastEnd = end;
    const isNorm =
      normWords.test(before) ||
      /^[^.;,]{0,12}\b(?:is usual|is the (?:target|norm|average))/i.test(plainText.slice(end));
    return {
      reading: match[0].replace(/\s+/g, ' ').toLowerCase(),
      role: isNorm ? 'norm' : 'own',
      subject: subjectOf(plainText.slice(0, match.index), plainText.slice(end)),
      ...{ index: match.index, length: match[0].length },
    };
  });
}

/** The text with one spelling of minus, dash, percent and degrees. */
export const normalizeNumbers = (text: string): string =>
  text
    // A roman numeral becomes a number that never matches the evidence, so it is rejected.
    .replace(roman, '0$&')
    .replace(/(?<![\w])-(?=\d)/g, '−')
    .replace(/(?<=\d\s?[°%]?)-(?=\d)/g, '–')
    .replace(/(?<=\d)\s*%/g, ' %')
    .replace(/(?<=\d)\s?degrees?\b/gi, '°');

/** The nearest thing named before the number, else the first one after it. */
function subjectOf(before: string, after: string): string | null {
  let nearest: { name: string; index: number } | null = null;
  for (const [pattern, name] of subjects) {
    const index = [...before.matchAll(pattern)].at(-1)?.index ?? -1;
    if (index >= 0 && (!nearest || index > nearest.index)) nearest = { name, index };
  }
  if (nearest) return nearest.name;
  for (const [pattern, name] of subjects) {
    const index = [...after.matchAll(pattern)][0]?.index ?? -1;
    if (index >= 0 && (!nearest || index < nearest.index)) nearest = { name, index };
  }
  return nearest?.name ?? null;
}
