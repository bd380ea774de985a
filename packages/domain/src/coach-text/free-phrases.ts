import type { CoachPart } from './evidence-of.ts';

const anywhere = ['in this video', 'in this swing', 'as the video shows', 'let us look at this', 'one thing to notice'];

/** Phrases that a rewording may add, since they claim nothing new. Longer phrases come first. */
export const freePhrases: Readonly<Record<CoachPart, readonly string[]>> = {
  strengths: [
    ...anywhere,
    'and that is worth keeping',
    'that is worth keeping',
    'this is worth keeping',
    'worth keeping',
    'something to keep',
    'a strength of yours',
    'keep that',
    'keep it',
  ],
  weaknesses: [
    ...anywhere,
    'this is something to work on',
    'that is something to work on',
    'something to work on',
    'worth working on',
    'work on this',
  ],
  recommendations: [...anywhere.filter((phrase) => !phrase.startsWith('in ')), 'from here'],
};
