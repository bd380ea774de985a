import { createShareBodySchema, writeCommentBodySchema } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { checkForm } from './check-form.ts';
import { cleanNames } from './clean-names.ts';

const comment = cleanNames(z.pick(writeCommentBodySchema, { name: true, text: true }), ['name']);
const sentences = { name: 'Please enter your name.', text: 'Please write something.' };

test('a pasted name with characters that are not seen is sent without them, and the other fields as they are', () => {
  const typed = { name: ' \u202ECoach\u200B Kim\u200F', text: 'See\u200B this' };
  expect(checkForm(comment, sentences, typed)).toEqual({ body: { name: 'Coach Kim', text: 'See\u200B this' } });
  const share = cleanNames(createShareBodySchema, ['golferName']);
  expect(checkForm(share, { golferName: 'Too long.' }, { golferName: '\uFEFFAda' })).toEqual({
    body: { golferName: 'Ada' },
  });
});

test('a name of which nothing is seen is missing', () => {
  expect(checkForm(comment, sentences, { name: '\u200B\u3164', text: 'Well done' })).toEqual({
    errors: { name: sentences.name },
  });
});
