import { slotPattern } from './fill-slots.ts';
import type { CoachFinding } from './gather-evidence.ts';
import { wordsPattern } from './words-pattern.ts';

const praise =
  wordsPattern(`good|great|excellent\\w*|solid|strong|strengths?|nice|nicely|well|lov(?:e|ed|ely)|beautiful\\w*|superb
  super|fantastic|wonderful\\w*|impressive|sound|steady|stable|(?:quiet|calm)(?! (?:the|your|that|down|things))
  smooth(?:ly)?(?! out)|fine|proud|asset|balanced|centered
  controlled|keep(?:s|ing)?|maintain\\w*|preserv\\w*|retain\\w*|protect\\w*|guard|treasure|trust|enjoy\\w*|cherish|hold on to
  continue|stick with|happy|pleas(?:ed|ing|ant|ure)|praise|joy|bravo|awesome|enough|reach\\w*|match\\w*|on target
  in place|rests?|ease|tidy|full|free|talent\\w*|gift\\w*|athlet\\w*|genius|relax\\w*|leave (?:it|this|that|alone)
  stay as|carry on|(?:stays?|is|are|on) the same|as (?:it|they|you) should|comfortabl\\w*|usual|normal
  (?:stays?|stands?|holds?) (?:\\w+ )?still|still and`);
const fault =
  wordsPattern(`work(?:ing)? on|fix(?:es|ed|ing)?|correct\\w*|improv\\w*|adjust\\w*|sort out|tackle|problems?|faults?
  flaws?|mistakes?|errors?|issues?|trouble|bad\\w*|poor\\w*|weak\\w*|wrong\\w*|worr\\w*|concern\\w*|sad|sadly
  unfortunately|too(?= \\w)
  limited|restricted|short|los(?:e|es|ing|s)|missing|needs?|struggl\\w*|unstable|unsteady|wobbl\\w*|awkward|stiff\\w*
  sloppy|busy|restless|excessive\\w*|collaps\\w*|leak\\w*|shy|careful|wander\\w*|(?:come|comes|coming|fall|falls
  falling) out|long way|disappoint\\w*|regret\\w*|sway\\w*|rush\\w*|hurry`);
/** With these a clause is about what comes next, so that "keep" in front of it no longer counts. */
const onward = wordsPattern(
  'start|begin|choose|then|next|first|later|after|afterwards|focus|move on|go on|give|spend|turn to|look at',
);
/** Praise of the exercise, of a goal or of the moment when it is reached is none of the swing. */
const goals = wordsPattern(
  `(?:love|like|enjoy|nice|good|great|happy) to see|(?:serve|suit) you well|feels? \\w+|full attention
  (?:lovely|great|good|nice|fun|simple|friendly) (?:\\w+ )?(?:way|feel|task|test|cue|goal|place|one|step)|as well
  keep (?:at it|going|in mind|working|moving|ending|finishing|practicing)|(?:start|begin|prepare)s? (?:so )?well
  (?:happy|pleased|comfortable) with (?:that|it|this)|more than usual|than usual|usual mark|more \\w+|worth working on
  ^(?:stay(?! as)|be|get|bring|free|find|make|settle|steady) (?:\\w+ ){0,2}\\w+|good deal|some love`,
  'gi',
);

const clauseEnd = /[,;.!?–—]|:(?![^{]*\})|\b(?:and|but|while|though|although|as)\b/;

/**
 * Whether the words praise a weakness or find fault with a strength. Each clause is compared with the findings whose slots
 * it holds; a clause that says neither continues the one before: "keep {topic:a} and {topic:b}". Outside the advice, a
 * clause without slots is about the one finding of its sentence.
 */
export function contradicts(text: string, cited: readonly CoachFinding[], isAdvice: boolean): boolean {
  let isPraise = false;
  let isFault = false;
  return text.split(clauseEnd).some((clause) => {
    const said = clause.replace(slotPattern, ' ').trim().replace(goals, ' ');
    const [praises, faults] = [praise.test(said), fault.test(said)];
    if (praises || faults || onward.test(said)) [isPraise, isFault] = [praises, faults];
    const spokenOf = isAdvice ? cited.filter(({ id }) => isAbout(clause, id)) : cited;
    return spokenOf.some(({ kind }) => (kind === 'weakness' ? isPraise : isFault));
  });
}

/** A cue or an advice may be praised: it is the way out of a weakness. */
const isAbout = (clause: string, id: string): boolean =>
  [...clause.matchAll(slotPattern)].some(([, slot = '']) => [`finding:${id}`, `topic:${id}`].includes(slot));
