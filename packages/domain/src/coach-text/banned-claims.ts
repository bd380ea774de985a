/** What no text of ours may say, whatever its evidence: [pattern, reason]. */
export const bannedClaims: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:injur\w*|pain\w*|hurt\w*|medical\w*|doctor|physio\w*|diagnos\w*|arthrit\w*|surgery|therap\w*|disease|herniat\w*|tendon\w*|rehab\w*|sore\w*|strain\w*|sprain\w*|treatment|ache|aches|aching|damage\w*)\b/i,
    'speaks of health',
  ],
  [
    /\b(?:guarantee\w*|promis\w*|certain(?:ly)?|definite\w*|surely|always|instant\w*|cure\w*|proven|you will|you'll|will (?:add|gain|fix|give|lower|improve|make)|undoubtedly|scientific\w*)\b/i,
    'promises something',
  ],
  [
    /\b(?:tiger|mcilroy|rory|nicklaus|scheffler|koepka|dechambeau|bryson|spieth|hogan|snead|palmer|els|mickelson|korda|rahm|hovland|morikawa|schauffele|player like|like (?:a|the) (?:pro|tour)|famous|celebrit\w*)\b/i,
    'compares with a named player',
  ],
  [/[A-Za-z]\.[A-Za-z]|\bhttps?\b|\bwww\b|\bdot com\b|\b\w+ at \w+ dot\b/i, 'holds an address'],
  [
    /\b(?:ignore|disregard|override|obey)\b|\b(?:system|developer|assistant|prompt|instructions?|jailbreak|password|api|token|language model|admin)\b/i,
    'speaks of its instructions',
  ],
  [
    /\b(?:buy|purchase|subscribe|discount|coupon|visit|click|call us|sponsor\w*|download|sale|free trial|premium|credit card)\b/i,
    'advertises',
  ],
  [
    /\b(?:shoulders?|hips?|pelvis|chest|torso|body)\b[^.]*\bopen(?:s|ed|ing)?\b|\bopen(?:s|ed|ing)?\b[^.]*\b(?:shoulders?|hips?|pelvis|chest|torso|body)\b/i,
    'tells an opening at impact, which is not measured',
  ],
];

/** Letters, digits and marks of plain English; markup, other scripts and unusual digits have no place. */
export const plainCharacters = /^[A-Za-z0-9 .,;:!?'"()%°±−–—’“”-]*$/;

const common = new Set(
  `a about after again all an and are as at be before both but by can do each for from go goes going have how if in into is it its
  keep let make of off on once or out so than that the their them then there these they this through to until up when where
  which while who with work you your yours over under down back still first next because once every`.split(/\s+/),
);
const foreign =
  /\b(?:el|los|las|una|que|para|est[ae]|muy|der|das|und|ist|nicht|mit|dein\w*|les|une|des|avec|votre|vous|il|della|sono|het|een|uw|jouw|och|tu|su|por|con|du|le|la|ein\w*|sehr|gut|bueno|tr[eè]s|bien)\b/i;

/** A rough test that a sentence is English: a fifth of its words are its small words, none those of its neighbours. */
export function isEnglish(words: readonly string[], text: string): boolean {
  return words.filter((word) => common.has(word)).length >= words.length / 5 && !foreign.test(text);
}
