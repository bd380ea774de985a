/** The praise with which the writer opens where little is to change: "Keep …", "Much of this swing is sound: …". A step that begins with "Keep" has a colon. */
const praise = /^(Keep [^.:]*|Much of this swing is sound[^.]*|There is a lot to keep[^.]*)\.\s/;
/** The opening of an open step, which says nothing to do. */
const nothingOff = /^Nothing here is surely [^.]*\.\s/;
/** The end of a sentence, but no decimal point. */
const endOfSentence = /(?<=[.!?])\s+/;
/** Five lines of a short card. */
const longest = 108;

/**
 * The step of an advice for a short card, which has no space for the praise before it: its whole sentences that have space there,
 * and the first at least, without its reason if that is too long.
 */
export function stepOfAdvice(recommendations: string): string {
  const advice = recommendations.replace(praise, '').replace(nothingOff, '') || recommendations;
  const [first = '', ...others] = advice.split(endOfSentence);
  let step = first.length > longest ? first.replace(/[:;]\s.*$/s, '.') : first;
  for (const sentence of others) {
    if (step.length + 1 + sentence.length > longest) break;
    step = `${step} ${sentence}`;
  }
  return step;
}
