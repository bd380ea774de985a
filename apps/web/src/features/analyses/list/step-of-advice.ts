/** The praise with which the writer opens where little is to change: "Keep …", "Much of this swing is sound: …". A step that begins with "Keep" has a colon. */
const praise = /^(Keep [^.:]*|Much of this swing is sound[^.]*|There is a lot to keep[^.]*)\.\s/;

/** The advice from its step on: a short card has no space for the praise before it. */
export const stepOfAdvice = (recommendations: string): string => recommendations.replace(praise, '') || recommendations;
