import type { CoachFinding } from './gather-evidence.ts';
import { findWordsOutside } from './plain-words.ts';
import { wordsPattern } from './words-pattern.ts';

/** Words that state nothing by themselves. */
const neutralWords = `
  a about above again all also amount an are area as asks at be been before begin both bring by came change come could
  current degree do does each example feel film find finish first focus for form from gap get give go goal going great grow
  had has have help hold how i in into is it its itself just keep let like likely little look looks made make makes may
  measure measured measurement might more motion move movement my need next now number of on one only or our part place
  please position probably presumably appear quite reading reads room seem seems see set shift show shows since sit small so
  some something stand start step still suggest tells than that the their them then there these they this through to today
  too toward travel try us use was watch way we well went were when with work would you your yours angle reach swing target
  good nice nicely sound solid steady quiet calm lovely close fine full strong stay stays stable balanced center ball bit
  most width length size relative usual side short value result ratio posture home love practice improve tackle build
  maintain continue preserve address quieter want wants train mind during together takes take end held ends wait waiting
  think limited big large extra noticed saw read found test pattern natural and what those very own much but such can near
  off out while until between really lot piece spot moment here after over along back hit shy invited joins job lead
  displacement residual vertical total centered chance strength feature pose deserves praise proper adequate generous story
  everything lingers timing grace softly beautifully enjoyed trust relation table flow touch trip dawdle approaches smooth
  drift once leave straight quickly risen walk holding gentle easy free beautiful finishing remains top goes longer return
  me doing loads tame clear
`;

type Group = readonly [name: string, pattern: RegExp];
const group = (name: string, words: string): Group => [name, wordsPattern(words)];

/**
 * Words that say something of the swing, by what they say it of. A sentence may name only what our own sentences of a cited
 * finding name: of a sway neither the knees nor the downswing.
 */
const claims: readonly Group[] = [
  group('the shoulders', 'shoulders?|chest'),
  group('the pelvis', 'pelvis|hips?|waist'),
  group('the spine', 'spine|trunk|torso|posture|angles?'),
  group('the head', 'head|eyes?'),
  group('the hands', 'hands?'),
  group('the arms', 'arms?|elbows?'),
  group('the legs', 'legs?|knees?'),
  group('the feet', 'feet|foot|stance|ankles?'),
  group('the address', 'address(?! (?:\\{|tempo))|set-?up|stance|starting position|over the ball'),
  group('the backswing', 'backswing|(?:going|swing|swings|way|took) back|(?<!over )the top'),
  group(
    'the strike',
    'downswing|(?:way|coming|come) down|(?<!after )(?:impact|(?:the )?strike)|through the (?:ball|shot)|(?<!after you )hit the ball',
  ),
  group(
    'the finish',
    '(?:the|your|this|that|a|held) finish|finish(?! (?:your|the))|follow-?through|after (?:you hit the ball|impact|the strike)',
  ),
  group('the tempo', 'tempo|rhythm|pace|hurry|rush\\w*|slow\\w*|quick\\w*|fast'),
  group('the X-factor', 'X-factor|separation'),
  group('a turn', 'turn(?:s|ed|ing)?|rotat\\w*'),
  group('a sway', 'sway\\w*|lateral\\w*|slid(?:e|es|ing)'),
];

/** Directions, sides and states: only as our sentence of a cited finding gives them, not as its advice does. */
const directions: readonly Group[] = [
  group(
    'rising',
    'ris(?:e|es|en|ing)|rais(?:e|es|ed|ing)|lift(?:s|ed|ing)|pops?|climb\\w*|higher|straighten\\w*|upright\\w*|com(?:es?|ing) up',
  ),
  group('sinking', 'sinks?|sinking|dips?|dipping|drop(?:s|ping)?|duck\\w*|lowers?|dives?'),
  group('leaning', 'leans?|leaning|tilt\\w*|bends?|bending|bent'),
  group('hanging back', 'hangs? back|hanging back'),
  group('"straight"', 'straight'),
  group('"narrow"', 'narrow\\w*|close together'),
  group('"wide"', 'wide\\w*'),
  group('"slow"', 'slow\\w*'),
  group('"quick"', 'quick\\w*|fast\\w*|hurry|rush\\w*|racing'),
  group('toward the ball', 'toward(?:s)? (?:the|your) ball|(?:closer|nearer) to (?:the|your) ball'),
  group('toward the target', '(?:toward(?:s)?|to) the target|target side|nearer to (?:the target|it)'),
  group('another "toward"', 'toward(?:s)?(?! (?:the|your) (?:ball|target))|closer(?! to)|nearer(?! to)'),
  group('"away"', 'away|farther|further'),
  group('"up"', 'up|upwards?|higher|above'),
  group('"down"', '(?<!(?:way|coming|comes?|start|starts) )down|downwards?|lower|below|under|beneath'),
  group('"forward"', 'forwards?|ahead'),
  group('"backward"', 'backwards?|back foot|back leg|back hip|backs|rear'),
  group('"behind"', 'behind'),
  group('"inside"', 'inside'),
  group('"outside"', 'outside'),
  group('a side', 'left|right|lead(?:ing)?|trail(?:ing)?|front|sideways|(?:counter)?clockwise|open(?:s|ed)?|closed'),
];

/** In advice too: what a goal does not change. */
const sides = directions.filter(([name]) => !/narrow|wide|slow|quick|straight|rising|sinking|leaning/.test(name));

/** Phrases with such a word that do not speak of the swing. */
const otherSenses = wordsPattern(
  `turn(?:ing)? (?:to|your attention|it into)|up to|set(?:s|ting)?[ -]up
  (?:slow|calm|settl|narrow)\\w*(?: things| it)? down|(?:ends?|sums?|next|follow|frees?|build\\w*|speed\\w*|pick\\w*|opens?)[ -]up
  right (?:now|where)|(?:about|just|quite|is|looks?|feels?) right|opens? the door|open to|down the road|(?:work|build) towards?
  above all|(?:between|from|since) address|address to impact|under pressure|lower body|lead story|keep up|bring(?:s|ing)? down|closer than|look(?:ing)? forward to`,
  'gi',
);

/** What the words name that our sentences of the findings do not. Advice may name the goal, which is another state. */
export function findOtherClaims(words: string, cited: readonly CoachFinding[], isAdvice: boolean): string[] {
  const said = words.replace(otherSenses, ' ');
  const found = cited
    .map(({ id, says, slots }) => `${says} ${slots[`finding:${id}`]}`.replace(otherSenses, ' '))
    .join(' ');
  const own = cited.map(({ id, slots }) => `${found} ${id.replaceAll('-', ' ')} ${ownWords(slots)}`).join(' ');
  const beyond = (groups: readonly Group[], held: string): string[] =>
    groups.filter(([, pattern]) => pattern.test(said) && !pattern.test(held)).map(([name]) => name);
  const more =
    said.match(moreOfAState)?.filter((word) => new RegExp(`\\b${word.slice(0, -2)}e?\\b`, 'i').test(found)) ?? [];
  return [...beyond(claims, own), ...(isAdvice ? beyond(sides, found) : beyond(directions, found)), ...more];
}

/** "A narrower stance" to one whose stance is narrow asks for more of the fault. */
const moreOfAState = /\b(?:narrow|wid|slow|quick|fast|short|bent|straight)er\b/gi;

const clauseEnd = /[,;.!?:–—]|\b(?:and|but|while|which|as|where)\b/;

/**
 * Words of a clause that names something of the swing which are neither ours nor neutral. Such a clause states what was found;
 * a clause that names nothing only leads over to it and may use every plain word.
 */
export function findLooseWords(words: string, cited: readonly CoachFinding[]): string[] {
  const own = cited
    .map(({ id, says, slots }) => `${id} ${says} ${slots[`finding:${id}`]} ${ownWords(slots)}`)
    .join(' ');
  return words
    .replace(otherSenses, ' ')
    .split(clauseEnd)
    .filter(namesSomething)
    .flatMap((clause) => findWordsOutside(clause, `${neutralWords} ${own}`))
    .filter((word) => ![...claims, ...directions].some(([, pattern]) => pattern.test(word)));
}

/** Whether the words name something of the swing. */
export const namesSomething = (words: string): boolean => claims.some(([, pattern]) => pattern.test(words));

/** Not the cue: it names things on which to put the attention, not what was found. */
const ownWords = (slots: CoachFinding['slots']): string =>
  Object.entries(slots)
    .flatMap(([name, text]) => (/^(?:topic|advice):/.test(name) ? [text] : []))
    .join(' ');
