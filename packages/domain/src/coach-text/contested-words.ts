/**
 * Words that claim something about this golfer: parts of the body, directions, verdicts, effects. A sentence may use one
 * only when a fact that it cites uses it, so that it cannot turn a finding round or speak of what was not measured.
 * Stems as `stemOf` makes them.
 */
const contested = new Set(
  `shoulder hip pelvis pelvi head spine spinal trunk chest torso arm elbow forearm wrist hand finger thumb knee leg foot feet
  ankle heel toe neck core glute hamstring thigh calf abdomen rib eye chin belt pocket waist weight grip belly buckle shin
  toward away forward backward inside outside inward outward left right open close above below behind ahead beneath
  higher lower high low taller tall upright deep shallow steep flat early earlier late later delay fast faster slow
  slower quick quicker rush long longer lengthen short shorter narrow wide wider bent bend straight straighten far farther
  further further slid slide sway lift drop sink rise tilt lean hang drift lunge cast flip dip steady still centred center
  centre level
  limit limitation restrict restriction full fully complete good great excellent sound solid poor weak weakness bad badly unstable stable
  compromis loss lose lost fault faulty perfect ideal best better improv improvement worst worse correct incorrect wrong
  strong stronger strength strongest tight loose excessive excess insufficient ample inadequate adequate outstand
  exceptional impressive elite superb lovely fine nice impeccable flawless problem issue mistake error flaw
  concern trouble gap suboptimal optimal optimum efficient inefficient healthy unhealthy risky safe significant severe serious
  minor major slight slightly moderate extreme large larger huge big bigger tiny restrain stiff rigid flexible fluid smooth
  reduce reduced lack miss missing limp underturn overturn tend
  not no never without cannot hardly barely scarcely neither nor none nothing fail refuse less more too enough most least fewer
  much extra beyond
  distance power powerful lag consistency consistent inconsistent accuracy accurate contact compression launch spin carry smash path face
  tempo rhythm posture balance balanc rotation flexibility mobility stability plane slice slic hook fade draw push pull shank
  top thin fat topp finish stance setup address backsw downsw follow tension relax sequence sequenc transition release
  separation x-factor swayed strik strike compress centered speed tour average amateur pro professional beginner player handicap
  champion coach everyone others other people`
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => stemOf(word)),
);

/** Words of ours that follow from a fact without standing in it. */
const partners: Readonly<Record<string, readonly string[]>> = { hip: ['pelvi'], pelvi: ['hip'] };

/** Contested words of the text that none of the statements uses. */
export function unheldWords(text: string, statements: readonly string[]): string[] {
  const held = new Set(wordsOf(statements.join(' ')).map(stemOf));
  return wordsOf(text).filter((word) => {
    const stem = stemOf(word);
    return contested.has(stem) && !held.has(stem) && !(partners[stem] ?? []).some((partner) => held.has(partner));
  });
}

/** Lower-case words; "don't" counts as "do not". */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/n't\b/g, ' not')
    .match(/[a-z]+(?:-factor)?/g) ?? [];

/** Takes off the endings that change no meaning here, the same for text and evidence. */
export function stemOf(word: string): string {
  const short = word.replace(/(?:'s|ing|ed|es|s)$/, '');
  const stem = short.length < 3 ? word : short;
  if (stem.length < 4) return stem;
  return stem.replace(/(.)\1$/, '$1').replace(/e$/, '');
}
