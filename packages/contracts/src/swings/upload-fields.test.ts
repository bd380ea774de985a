import { describe, expect, it } from 'vitest';
import { uploadFieldsSchema } from './upload-fields.ts';

describe('the text fields of an upload', () => {
  it('reads numbers from form text and treats an empty field as absent', () => {
    const fields = uploadFieldsSchema.parse({
      clubSelection: 'driver',
      gender: '',
      clubSpeed: '94.5',
      ballSpeed: '',
      age: '',
    });
    expect(fields).toEqual({
      clubSelection: 'driver',
      handedness: 'right',
      slowMotion: 'unknown',
      sameSwing: 'no',
      clubSpeed: 94.5,
    });
  });

  it.each([
    ['', undefined],
    ['   ', undefined],
    ['\t\n', undefined],
    ['0', 0],
    [' 94.5 ', 94.5],
    ['094', 94],
    ['+94', 94],
    ['94.', 94],
    ['.5', 0.5],
  ])('reads the number %j as %j', (text, number) => {
    expect(uploadFieldsSchema.parse({ ballSpeed: text }).ballSpeed).toBe(number);
  });

  it('treats spaces as an absent choice', () => {
    const blank = { clubSelection: ' ', gender: ' ', handedness: ' ', slowMotion: ' ', sameSwing: ' ' };
    expect(uploadFieldsSchema.parse({ ...blank, age: ' ', userId: ' ' })).toEqual({
      handedness: 'right',
      slowMotion: 'unknown',
      sameSwing: 'no',
    });
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
    ['age', '20.5'],
    ['clubSelection', 'putter'],
    ['handedness', 'both'],
    ['slowMotion', '960'],
    ['sameSwing', 'true'],
    ['sameSwing', 'YES'],
  ])('rejects %s = %s', (field, value) => {
    expect(uploadFieldsSchema.safeParse({ [field]: value }).success).toBe(false);
  });

  it.each([
    ...['0x64', '0b11', '1e2', 'NaN', 'Infinity', '1,5', '1 0', '١٠', '--1', '.', '+', '1.2.3'],
    '9'.repeat(400),
  ])('rejects %s as a number', (text) => {
    expect(uploadFieldsSchema.safeParse({ ballSpeed: text }).success).toBe(false);
  });
});
