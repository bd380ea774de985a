import { describe, expect, it } from 'vitest';
import { checkUploadForm, toFormData, type UploadForm } from './upload-form.ts';

const video = new File(['x'], 'swing.mp4', { type: 'video/mp4' });
const form = (over: Partial<UploadForm> = {}): UploadForm => ({
  ...{ faceOn: video, downTheLine: null, club: 'driver', gender: 'male', handedness: 'right', age: '', numbers: {} },
  ...over,
});

describe('checkUploadForm', () => {
  it('lets a video alone pass', () => expect(checkUploadForm(form())).toBeNull());

  it.each([
    [{ faceOn: null }, 'Face-On Video Required'],
    [{ numbers: { spinRate: '2500' } }, 'Incomplete Launch Monitor Data'],
    [{ numbers: { clubSpeed: '95', ballSpeed: '140' }, gender: null }, 'Incomplete Launch Monitor Data'],
    [{ numbers: { clubSpeed: '0', ballSpeed: '140' } }, 'Invalid Speed Values'],
    [{ numbers: { clubSpeed: '151', ballSpeed: '140' } }, 'Invalid Value'],
    [{ age: '9' }, 'Invalid Value'],
  ] satisfies [Partial<UploadForm>, string][])('%j: %s', (over, title) => {
    expect(checkUploadForm(form(over))?.title).toBe(title);
  });
});

describe('toFormData', () => {
  it('sends no empty field, the files last, and a total for the driver only', () => {
    const numbers = { clubSpeed: '80', ballSpeed: '105', total: '160', carry: '' };
    expect([...toFormData(form({ club: '7-iron', numbers })).keys()]).toEqual([
      'clubSelection',
      'handedness',
      'gender',
      'clubSpeed',
      'ballSpeed',
      'faceOnVideo',
    ]);
  });
});
