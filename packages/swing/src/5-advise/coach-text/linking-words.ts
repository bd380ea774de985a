/**
 * The words that a model may write between slots, beside names of what its findings are about. None of them says what a body
 * or a club does: there is no direction, amount, comparison, cause, negation, promise, number or unit among them. Words come
 * first, then phrases, each after a comma: alone their words may say more, or are no linking words.
 */
const lists = {
  /** Words that link. */
  link: `
    a also am an and another are at be both but from here i in is it its just let my of on one our please so that
    the them then there these they thing things this those to us we what when which while with would you your
    because too, as well, of course, such as, such a, right now, for now, at the moment, at the end, in the end, to
    the end, for you, the third, on the range, when you are ready, when you swing, in mind, in this swing, of your
    swing, on film, in this film, on the film, in this video, from this camera, as you swing, above all, in that
    order, as your, as the anchor, as the base, how to start, we will, we can, here is how, how to do it, very much,
    my advice, on the list, at home, in the same way, i want you to, what i want, the other thing, your session`,
  /** Words for what we saw: of findings and readings, and not of what is to be worked on. */
  report: `
    see saw read reads reading show shows notice noticed measure measured measurement number movement motion ratio
    looks likely probably presumably seem seems appear appears, most likely, looks like, it looks, amounts to, comes
    to, comes in at, a change of, of change, one more, in total, the film shows, the video shows, the film tells us,
    tells us, i think, you have, you can see, you do this, you do, you look, yours`,
  /** In which order. */
  order: `
    first second next then later afterward afterwards subsequently meanwhile likewise start starts begin begins
    follows step priority main important headline, after that, after this, up next, next up, move on, go on, comes
    first, comes second, comes third, comes next, comes after, comes after that, next comes, then comes, after that
    comes, come next, comes last, top priority, the big one, the big thing, most important, where we start, where we
    begin, before anything else, first of all, the same goes`,
  /** Words for what to do about a weakness, with its topic or cue. */
  task: `
    attention focus goal aim task lesson key spend theme wish check mission try attend care patience patient effort
    drill exercise mind give make job, something to try, something to practice, something to work on, one way to, a
    way to practice, try it like this, do it like this, practice like this, practice it like this, turn your
    attention to, turn to, look at, think of, think about, take on, bring in, keep working on, take a look at, good
    way to, nice way to, great way to, easy way to, simple way to, easy way in, good place to start, good place to
    begin, once that feels good, once that feels natural, once that feels easy, when that feels good, when that
    feels natural, when that feels easy, to do, would love to see, this can help, have patience, be patient`,
  /** Verbs before the topic of a weakness. */
  verbs: `
    add bring put make choose pick recommend suggest advise follow improve fix change adjust tackle polish refine
    correct tune tweak settle practice train learn develop improving fixing changing adjusting practicing training,
    smooth out, sort out`,
  /** That it is a weakness. */
  fault: `
    fault weakness opportunity unfortunately sadly, work to do, the main point, the next point, the other point,
    work on, working on, to work on, needs work, need work, needs some work, needs care, needs attention, needs some
    care, needs some attention, to improve, to change, to fix, to adjust, to practice, to tackle, to correct, us
    improve, us change, we want to work on, we work on, us tackle, us adjust, we adjust, we change, we fix, would
    change, would improve, would smooth, smooth it out, smooth that out, room to improve, worth some work, worth
    some practice, worth some care, worth some attention, worth a look, one to watch, deserves your attention,
    deserves attention, deserves some care, keep an eye on, take your time with, take your time, give some thought,
    give it some attention, give that some attention, try to smooth`,
  /** That it is a strength. */
  praise: `
    good great nice nicely lovely excellent solid sound strong strength strengths fine beautiful beautifully
    wonderful fantastic super terrific awesome brilliant impressive pleasing pleasant pleased well neat graceful
    elegant poise skill skills talent talents gift gifts asset assets plus bonus joy pleasure fun smile happy glad
    proud pride love loved enjoy enjoying enjoyed trust keep keeps keeping kept keeper preserve protect protecting
    treasure cherish maintain maintaining retain guard bravo yes wow hooray congratulations celebrate praise admire
    appreciate reliable confident confidence comfortable comfortably easy ease effortless natural naturally quality
    qualities habit habits base foundation anchor anchors pillar already right worth deserves deserve remember
    commendable valuable style special delightful delight welcome rewarding enjoyable excellently continue class
    happily picture comfort end ending, excellent work, fine work, lovely work, great stuff, good stuff, i also
    like, great place to, good place to, worth a lot, keep doing what you do, well done, nicely done, keep it up,
    nice work, good work, great work, works well, good news, great news, spot on, on track, right on track, in
    place, as it is, as they are, the way it is, as it should, as they should, as you should, as you are, as we like
    it, where it should be, what it should be, as it should be, like this, just right, right on, stay with, stays
    with, can stay, stay as, stays as, i like, we like, i really like, leave alone, leave it alone, leave that
    alone, look after, looks after, build on, build from, rely on, count on, lean on, hold on, hold onto, hang on,
    continue with, continue to, at ease, a lot to like, plenty to like, in control, serves you well, carry on, come
    back to, good sign, great sign, to watch, to see, you can, it shows, keep doing that, keep doing this, keep
    going, lovely way to begin, lovely way to finish, great way to begin, great way to end, nice way to end, in a
    good place, good place to be, gives you, have trust in, you end well, just as good, just as pleased, just as
    happy, do well, does well, doing well, do this well, do that well, how we like it, how it should be, you should
    be, in good shape, in great shape, a lot to, i recommend that you keep, proud to say, happy to say, you already
    have, to have, strong point, keep that feeling, leave`,
  /** They strengthen a word of praise, order or a task, and say nothing elsewhere. */
  intensifiers: 'best very really truly real so such big pretty quite little bit of extra full small simple some',
};

type Role = Exclude<keyof typeof lists, 'intensifiers'>;

const entriesOf = (list: string): string[] => {
  const [words = '', ...phrases] = list.replace(/\s+/g, ' ').split(',');
  return [...words.trim().split(' '), ...phrases.map((phrase) => phrase.trim())].filter((entry) => entry !== '');
};

const { intensifiers, ...byRole } = lists;
const roles = new Map(
  Object.entries(byRole).flatMap(([role, list]) => entriesOf(list).map((entry) => [entry, role as Role] as const)),
);
const phrases = [...roles.keys()]
  .filter((entry) => entry.includes(' '))
  .sort((one, other) => other.length - one.length);
const tokens = new RegExp(`\\b(?:${phrases.join('|')})\\b|[a-z]+(?:-[a-z]+)*`, 'g');
const strengthens = new Set(entriesOf(intensifiers));

/** A word or phrase of a text; the role is null if it is none of ours. */
export interface Word {
  readonly word: string;
  readonly role: Role | null;
}

export function readWords(text: string): Word[] {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'(?:s|re|ve|d|m|ll)\b/g, '');
  const words = [...plain.matchAll(tokens)].map(([word]): Word => ({ word, role: roles.get(word) ?? null }));
  return words.map((one, index) => {
    const next = words.slice(index + 1).find(({ word }) => !strengthens.has(word))?.role;
    const isStrong = strengthens.has(one.word) && (next === 'praise' || next === 'order' || next === 'task');
    return isStrong ? { ...one, role: 'link' } : one;
  });
}

/** A list as the prompt has it. */
export const listWords = (name: keyof typeof lists): string => entriesOf(lists[name]).join(', ');
