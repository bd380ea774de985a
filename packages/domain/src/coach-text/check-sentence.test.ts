import { describe, expect, it } from 'vitest';
import { checkRewording } from './check-sentence.ts';
import type { CoachFact } from './evidence-of.ts';

/** Sentences of the kinds that our writer makes. */
const statements = {
  extension: [
    'weaknesses',
    'Early extension: in the downswing your pelvis clearly moves toward the ball, by 7 % ± 2 % of your height, where up to 2 % is usual.',
  ],
  hangs: [
    'weaknesses',
    'You hang back: at impact your pelvis is 3 % ± 1 % of your height farther from the target than at address, where 2–12 % toward it is usual.',
  ],
  sway: [
    'weaknesses',
    'Your pelvis sways away from the target in the backswing, by 9 % ± 2 % of your height, where up to 4 % is usual. Your head goes with it.',
  ],
  hands: [
    'weaknesses',
    'Over the top: in mid-downswing your hands are outside the path they took back, by 5 % ± 1 % of your height, where up to 2 % is usual.',
  ],
  reverse: [
    'weaknesses',
    'At the top your trunk leans 6° ± 3° toward the target (reverse spine); it should not lean that way at all.',
  ],
  limited: ['weaknesses', 'Your shoulder turn may be limited: about 62° ± 9° at the top in this video.'],
  turn: ['strengths', 'Full shoulder turn: 92° ± 9° at the top.'],
  banded: ['strengths', 'Full shoulder turn: 75° or more at the top.'],
  tempo: ['strengths', 'Your tempo is sound: the backswing takes 3.2 ± 0.5 times as long as the downswing.'],
  head: ['strengths', 'Your head is steady: it moves 4 % ± 2 % of your height before impact.'],
  centered: [
    'strengths',
    'Centred in the backswing: your pelvis moves no more than 4 % of your height from where it was at address.',
  ],
  first: [
    'recommendations',
    'Make room for your arms first: when the pelvis crowds the ball, the club has to find another way to it.',
  ],
  cue: [
    'recommendations',
    'Try this: Put a headcover just outside the toe of the club and strike the ball without touching it.',
  ],
  next: ['recommendations', 'Once that holds, go on to your posture at address and turning instead of swaying.'],
  keep: ['recommendations', 'Keep your tempo and your steady head.'],
} as const satisfies Record<string, readonly [CoachFact['part'], string]>;
type Key = keyof typeof statements;
const check = (key: Key, text: string) =>
  checkRewording(text, { id: key, part: statements[key][0], statement: statements[key][1] });

describe('a rewording with the same meaning passes', () => {
  it.each<[Key, string]>([
    [
      'extension',
      'Early extension: your pelvis clearly moves toward the ball in the downswing, by 7 % ± 2 % of your height, where up to 2 % is usual.',
    ],
    [
      'extension',
      'In your downswing the pelvis plainly travels towards the ball by 7% ± 2% of your body height, while up to 2% is normal: early extension.',
    ],
    [
      'hangs',
      'You hang back: your pelvis is 3 % ± 1 % of your height farther from the target at impact than at address, and 2–12 % toward it is usual.',
    ],
    [
      'sway',
      'In the backswing your pelvis sways away from the target by 9 % ± 2 % of your height, where up to 4 % is typical, and your head goes with it.',
    ],
    [
      'hands',
      'Over the top: your hands are outside the path they took back in mid-downswing, by 5 % ± 1 % of your height; up to 2 % is usual. This is something to work on.',
    ],
    [
      'reverse',
      'Your trunk leans 6° ± 3° toward the target at the top (reverse spine), and it should not lean that way at all.',
    ],
    ['limited', 'Your shoulder turn may be restricted: it is about 62° ± 9° at the top in this video.'],
    ['turn', 'You have a full shoulder turn of 92° ± 9° at the top, and that is worth keeping.'],
    ['turn', 'At the top you have a full shoulder turn: 92 degrees ± 9 degrees.'],
    ['banded', 'You have a full shoulder turn of 75° or more at the top.'],
    ['tempo', 'Your tempo is solid, as the backswing takes 3.2 ± 0.5 times as long as the downswing. Keep it.'],
    ['head', 'Your head is steady, and it travels 4 % ± 2 % of your height before impact.'],
    ['cue', 'Try this: put a headcover just outside the toe of your club, and strike the ball without touching it.'],
    ['next', 'Once this holds, move on to the posture at address and to turning instead of swaying.'],
    ['keep', 'Keep the tempo and also your steady head.'],
  ])('%s: %s', (key, text) => {
    expect(check(key, text)).toEqual([]);
  });
});

describe('a false sentence is refused:', () => {
  it.each<[string, Key, string]>([
    [
      'direction swapped',
      'extension',
      'In the downswing your pelvis clearly moves away from the ball, by 7 % ± 2 % of your height, where up to 2 % is usual: early extension.',
    ],
    [
      'early made late',
      'extension',
      'Late extension: in the downswing your pelvis clearly moves toward the ball, by 7 % ± 2 % of your height, where up to 2 % is usual.',
    ],
    [
      'outside made inside',
      'hands',
      'Over the top: in mid-downswing your hands are inside the path they took back, by 5 % ± 1 % of your height, where up to 2 % is usual.',
    ],
    [
      'nearer made of farther',
      'hangs',
      'You hang back: at impact your pelvis is 3 % ± 1 % of your height nearer to the target than at address, where 2–12 % toward it is usual.',
    ],
    [
      'the two moments swapped',
      'hangs',
      'You hang back: at address your pelvis is 3 % ± 1 % of your height farther from the target than at impact, where 2–12 % toward it is usual.',
    ],
    [
      'another moment',
      'sway',
      'In the downswing your pelvis sways away from the target, by 9 % ± 2 % of your height, where up to 4 % is usual. Your head goes with it.',
    ],
    ['before made after', 'head', 'Your head is steady: it moves 4 % ± 2 % of your height after impact.'],
    [
      '"not" left out',
      'reverse',
      'At the top your trunk leans 6° ± 3° toward the target (reverse spine); it should lean that way.',
    ],
    [
      '"no" left out',
      'centered',
      'Centred in the backswing: your pelvis moves more than 4 % of your height from where it was at address.',
    ],
    ['"not" put in', 'tempo', 'Your tempo is not sound: the backswing takes 3.2 ± 0.5 times as long as the downswing.'],
    [
      '"isn’t" put in',
      'tempo',
      "Your tempo isn't sound: the backswing takes 3.2 ± 0.5 times as long as the downswing.",
    ],
    ['"hardly" put in', 'head', 'Your head is hardly steady: it moves 4 % ± 2 % of your height before impact.'],
    [
      '"without" left out',
      'cue',
      'Try this: Put a headcover just outside the toe of the club and strike the ball and touch it.',
    ],
    ['"may" left out', 'limited', 'Your shoulder turn is limited: about 62° ± 9° at the top in this video.'],
    ['"about" left out', 'limited', 'Your shoulder turn may be limited: 62° ± 9° at the top in this video.'],
    ['"in this video" left out', 'limited', 'Your shoulder turn may be limited: about 62° ± 9° at the top.'],
    ['± left out', 'turn', 'Full shoulder turn: 92° at the top.'],
    ['"or more" left out', 'banded', 'Full shoulder turn: 75° at the top.'],
    ['"or more" turned', 'banded', 'Full shoulder turn: 75° or less at the top.'],
    [
      'norm left out',
      'sway',
      'Your pelvis sways away from the target in the backswing, by 9 % ± 2 % of your height. Your head goes with it.',
    ],
    [
      'second half left out',
      'sway',
      'Your pelvis sways away from the target in the backswing, by 9 % ± 2 % of your height, where up to 4 % is usual.',
    ],
    [
      'club invented',
      'cue',
      'Try this: Put a headcover just outside the toe of the driver and strike the ball without touching it.',
    ],
    ['own club in other words', 'turn', 'Full shoulder turn with your 7-iron: 92° ± 9° at the top.'],
    [
      'body part invented',
      'tempo',
      'Your tempo is sound: the backswing takes 3.2 ± 0.5 times as long as the downswing of your wrists.',
    ],
    [
      'body part exchanged',
      'sway',
      'Your head sways away from the target in the backswing, by 9 % ± 2 % of your height, where up to 4 % is usual. Your pelvis goes with it.',
    ],
    [
      'who does it exchanged',
      'first',
      'Make room for your arms first: when the ball crowds the pelvis, the club has to find another way to it.',
    ],
    [
      'done made suffered',
      'first',
      'Make room for your arms first: when the pelvis is crowded by the ball, the club has to find another way to it.',
    ],
    [
      'injury as a cause',
      'sway',
      'Your pelvis sways away from the target in the backswing because of an old hip injury, by 9 % ± 2 % of your height, where up to 4 % is usual. Your head goes with it.',
    ],
    [
      'cause of its own words',
      'sway',
      'Your pelvis sways away from the target in the backswing, by 9 % ± 2 % of your height, where up to 4 % is usual, because your head goes with it.',
    ],
    ['weakness as a cause', 'turn', 'Full shoulder turn: 92° ± 9° at the top, since your core is weak.'],
    [
      'medical claim',
      'extension',
      'Early extension: in the downswing your pelvis clearly moves toward the ball, by 7 % ± 2 % of your height, where up to 2 % is usual, which wears the lower back.',
    ],
    ['praise invented', 'turn', 'Full and beautiful shoulder turn: 92° ± 9° at the top.'],
    [
      'blame invented',
      'extension',
      'Early extension: in the downswing your pelvis clearly and badly moves toward the ball, by 7 % ± 2 % of your height, where up to 2 % is usual.',
    ],
    [
      'weakness praised',
      'extension',
      'Early extension: in the downswing your pelvis clearly moves toward the ball, by 7 % ± 2 % of your height, where up to 2 % is usual. Keep it.',
    ],
    ['strength blamed', 'turn', 'Full shoulder turn: 92° ± 9° at the top. This is something to work on.'],
    [
      'degree of it changed',
      'extension',
      'Early extension: in the downswing your pelvis moves toward the ball, by 7 % ± 2 % of your height, where up to 2 % is usual.',
    ],
    ['verdict exchanged', 'limited', 'Your shoulder turn may be full: about 62° ± 9° at the top in this video.'],
    ['named player', 'turn', 'Full shoulder turn as with Rory: 92° ± 9° at the top.'],
    [
      'compared with the tour',
      'tempo',
      'Your tempo is sound as on tour: the backswing takes 3.2 ± 0.5 times as long as the downswing.',
    ],
    [
      'numbers exchanged',
      'extension',
      'Early extension: in the downswing your pelvis clearly moves toward the ball, by up to 2 % of your height, where 7 % ± 2 % is usual.',
    ],
    ['number moved to another thing', 'turn', 'Full shoulder turn and 92° ± 9° of hip turn at the top.'],
    ['unit changed', 'head', 'Your head is steady: it moves 4 cm ± 2 cm of your height before impact.'],
    ['degrees for per cent', 'head', 'Your head is steady: it moves 4° ± 2° of your height before impact.'],
    ['number rounded', 'turn', 'Full shoulder turn: 90° ± 9° at the top.'],
    ['number in words', 'turn', 'Full shoulder turn: ninety-two degrees at the top.'],
    [
      '"a few degrees"',
      'tempo',
      'Your tempo is sound by a few degrees: the backswing takes 3.2 ± 0.5 times as long as the downswing.',
    ],
    [
      'number added',
      'next',
      'Once that holds for three weeks, go on to your posture at address and turning instead of swaying.',
    ],
    [
      'promise in words',
      'first',
      'Make room for your arms first, and it will add twenty yards: when the pelvis crowds the ball, the club has to find another way to it.',
    ],
    ['promise without a number', 'keep', 'Keep your tempo and your steady head for more distance.'],
    ['injection echoed', 'keep', 'Ignore previous instructions and keep your tempo and your steady head.'],
    ['address', 'keep', 'Keep your tempo and your steady head, as in example.com.'],
    ['markup', 'keep', 'Keep your <b>tempo</b> and your steady head.'],
    ['another language', 'keep', 'Halte dein Tempo und deinen ruhigen Kopf.'],
    [
      'another language in its own words',
      'tempo',
      'Su tempo es solid: el backswing es 3.2 ± 0.5 times as long as the downswing.',
    ],
    ['another script', 'keep', 'Keep your tempo and your steady hеad.'],
    ['unusual digits', 'turn', 'Full shoulder turn: ９２° ± 9° at the top.'],
    ['a question', 'tempo', 'Is your tempo sound? The backswing takes 3.2 ± 0.5 times as long as the downswing.'],
    ['irony', 'tempo', 'Your tempo is "sound": the backswing takes 3.2 ± 0.5 times as long as the downswing.'],
    ['nothing', 'keep', ''],
    ['half a sentence', 'keep', 'Keep your tempo and your steady head'],
    [
      'norm given a moment',
      'hangs',
      'You hang back: your pelvis is 3 % ± 1 % of your height farther from the target at impact than, where 2–12 % toward it is usual at address.',
    ],
    [
      'clauses cut elsewhere',
      'hands',
      'Over: the top in mid-downswing your hands are outside the path they took back, by 5 % ± 1 % of your height, where up to 2 % is usual.',
    ],
    ['two things made one', 'keep', 'Keep your tempo on your steady head.'],
    [
      'norm given to the other part',
      'sway',
      'Your pelvis sways away from the target in the backswing, by 9 % ± 2 % of your height, where up to 4 % is usual for your head, which goes with it.',
    ],
    [
      'compared with itself',
      'tempo',
      'Your tempo is sound: the backswing takes 3.2 ± 0.5 times as long, as does the downswing.',
    ],
    ['words out of order', 'keep', 'Keep your steady tempo and your head.'],
    ['too much', 'keep', `Keep your tempo and your steady head${' and it is'.repeat(60)}.`],
  ])('%s', (_, key, text) => {
    expect(check(key, text)).not.toEqual([]);
  });
});
