/**
 * The words, and their forms, that a model may write between slots: everyday words of a coach, of praise and of criticism,
 * and those parts, movements and directions that are compared with the findings. There is no number, unit, club, negation,
 * cause, promise, absolute, illness, player or equipment among them, so that no sentence can speak of these.
 */
const list = `
  a able about above accept achieve action add address adequate adjust adjustment admire adopt advance advisable advise
  after afterward afterwards again all alone along alongside already alright also amazing amount anchor and angle ankle
  anywhere apart appear apply approaches are area arm around arrive as aside asks aspect assess asset at athletic attend
  attention attractive aware away awesome awkward back backswing backward bad balance ball base baseline basic batting
  battle be beautiful beauty become before begin behind believe belong below bend bent beside between big biggest bit blend
  bloom body bonus bravo briefly bright bring broad build building busy but by call calm came camera can capture careful
  catch celebrate center centered challenge chance change chapter charging chat check checkpoints cheer cherish chest chill
  choose claim clean climb close club clue collapse collect color combine come comfort comfortable comfortably commend
  commendable comment commit compact composed concentrating concern conclude condition confidence confident connect conquer
  consider constant constraint content continue control cool copy correct correction could course cover craft create
  creeping crisp crowd crowds cue curious current cut dance dare dawdle deal dear decent decide dedicate deep delight
  delightful deliver depend describe deserves desire detail determine develop devote differ difference dip direction
  discipline discover discuss displacement display distinct dive do does doing done door down downswing dream drift drill
  drop duck during duty each eager early earned ease echo edge effective effort elbow elegant element else emphasis
  encourage end energy engage enjoy enough ensure equal error especially essential establish even eventually every everyday
  everything evident example excellent excessive expand expect experience experiment explore express extension extra eye
  fair faith familiar fantastic far farther fascinate fast fault favor feature feel feet few fill film finally find
  fine-tune finish first fits fix flag flaw floor flow fluid focus follow follow-through follow-up foot for form formula
  fortune forward foundation frame free freedom frequent fresh from front full fun fundamental further future game gap
  generous gentle gently genuine get gift give glad glance glory go goal goes going golden golf gone good got grab grace
  graceful grade gradually grateful great groove ground grow guard guide habit hand handle hands hang happen happy hard
  harmony has have head headline hear heart heavy height held hello helpful here hey high highlight hint hip hit hold holds
  home honest hooray hope how hunting hurry i ice idea identify if image imagine impact impress improve in include increase
  indeed indicate inner inside inspire instance intent interest introduce invest invite involve is issue it item its itself
  job join journey joy judge just keep key kind kindly knee know label landing lane large later lateral layer lead leading
  lean learn leave left leg length let level lift light like likewise limit line lineup lingers list listen little
  little-by-little live load loads logic logical longer look loss lot love lower lucky magic magnificent main maintain major
  make manage manner mark marvelous master material matter may maybe me mean meaningful meanwhile measures mechanics mention
  merits message method mid mid-downswing middle might mild mind minimal minor miss mission mistake mix mixture moderate
  modest moment monitor mood more most motion mouse move movement much music my mystery name narrow natural near neat need
  news next nice notable notch noticed notion now number observe obtain occasion odd of off often oh ok okay old on once one
  only onto open opportunity opposite option or order ordinary organize original out outside outstanding over overall own
  pace part path patience patient pattern pause peace peak pelvis perform perhaps permission perspective phase phone photo
  phrase pick picture piece pillar place plain play pleasant please pleasure plenty plus poise polish poor pop portion pose
  position positive possible post posture potential practical practice praise precious precise prefer prepare presence
  present preserve presumably pretty pride principle prioritize priority prize probable probably problem proceed process
  project pronounce proper properly proportion protect proud provide purpose pursue puzzle quality quest quick quiet quite
  racing raise range rate ratio read ready real realize recall receive recipe recognize recommend record refer reference
  refine reflect refresh regular reinforce relate relation relative reliable rely remains remark remarkable remember remind
  represent require residual resource respect response rest restful restless restore restrict retain return reveal review
  reward rewarding rhythm right ring ripple rise risen road rock role room root rotate rotation roughly route routine rule
  rush sad same sample satisfy saw scale scene scenic scope second secondary section secure see seem select sensation sense
  separate separation sequence serious serve session set settle setup shaky shape share shift shine short shot should
  shoulder shows shrink shy side sight sign signal significant silent silky similar simple simplicity simply single sink
  size skill slide sloppy slow small smart smile smooth so soften softly solid solution some somehow something sometimes
  somewhat somewhere soothing sort soul sound space spark speaks special specific spend spine spirit spot spotlight spread
  stable stage stance stand standard star start state stay steady steel stellar step stick still stop story straight
  straightens strategy strength stretch stride strike strive strong structure struggle study stuff style subsequently subtle
  succeed success such suggest suit suitable sum summary sunny super support surface surprise sway sweet swing switch table
  tackle take talent tall tame tap target task taste teach technique tells tempo term terrific test texture than that the
  their them then there thereafter these thing things think this thorough those though thought thrive through throughout
  tick tidy tie tilt time tiny tip title to toast today together tone too took tool top topic torso touch tough toward
  towards track trade trail train travel treasure treat trend trick trim trip trouble true trunk trust try tune turn tweak
  twins type typical under understand unfortunately unique unity unstable unsteady until up update upon upper uprights us
  use useful usual value variety vary version very via view visible vivid voice waist wait walk wander want warm watch wave
  way we we'll weak weakness welcome well were what whatever when whenever where wherever which whichever while whisper
  whole whoosh wide widen width wise with within wobble wonder wonderful word work world worry worth worthwhile would wow
  wrap write wrong x-factor years yes yield you your yourself zone zoom
`;

/** A word without its ending; "you're" counts as "you", "don't" as itself. */
const stemOf = (word: string): string => {
  const plain = word.replace(/'(?:s|re|ve|d)$/, '');
  const short = plain.replace(/(?:ings?|ed|es|ers?|ly|s|d)$/, '');
  const stem = short.length < 3 ? plain : short;
  if (stem.length < 4) return stem;
  return stem
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/[ey]$/, '')
    .replace(/i$/, '');
};

const stems = new Set(list.trim().split(/\s+/).map(stemOf));

export const plainWords: string = list.trim().replace(/\s+/g, ' ');

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z]+(?:'[a-z]+)?(?:-[a-z]+)*/g) ?? [];

/** The words of the text, slots taken out, that are none of the plain ones. */
export const findOtherWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !stems.has(stemOf(word)) && !word.split('-').every((part) => stems.has(stemOf(part))));

/** The words of the text that are no form of these. */
export function findWordsOutside(text: string, known: string): string[] {
  const knownStems = new Set(wordsOf(known).flatMap((word) => [word, ...word.split('-')].map(stemOf)));
  return wordsOf(text).filter((word) => !knownStems.has(stemOf(word)));
}
