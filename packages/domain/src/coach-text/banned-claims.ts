/** What no text may say, regardless of evidence: [pattern, reason]. */
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
