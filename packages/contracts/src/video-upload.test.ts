import { describe, expect, it } from 'vitest';
import { uploadFieldsSchema } from './video-upload.ts';

describe('the text fields of an upload', () => {
  it('reads numbers from form text and takes an empty field for an absent one', () => {
    const fields = uploadFieldsSchema.parse({
      clubSelection: 'driver',
      gender: '',
      clubSpeed: '94.5',
      ballSpeed: '',
      age: '',
    });
    expect(fields).toEqual({ clubSelection: 'driver', handedness: 'right', clubSpeed: 94.5 });
  });

  it.each([
    ['age', '9'],
    ['age', '101'],
    ['clubSpeed', '150.1'],
    ['ballSpeed', '-1'],
    ['clubPath', '20.5'],
    ['faceAngle', '-21'],
    ['spinRate', '8001'],
    ['carry', '401'],
    ['total', '451'],
    ['clubSpeed', 'fast'],
    ['clubSelection', 'putter'],
    ['handedness', 'both'],
  ])('refuses %s = %s', (field, value) => {
    expect(uploadFieldsSchema.safeParse({ [field]: value }).success).toBe(false);
  });
});
