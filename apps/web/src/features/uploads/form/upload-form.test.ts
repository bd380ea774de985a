// @vitest-environment jsdom
import type { UploadStatus } from '@trueswing/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { toFormData, type UploadForm } from './upload-fields.ts';
import { checkUploadForm, openForm, rememberHandedness } from './upload-form.ts';

const video = { file: new File(['x'], 'swing.mp4', { type: 'video/mp4' }), facts: null };
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
    [{ age: '40.5' }, 'Invalid Value'],
    [{ gender: 'male', numbers: { clubSpeed: '95', ballSpeed: '140', spinRate: '8001' } }, 'Invalid Value'],
    [{ gender: 'male', numbers: { clubSpeed: '95', ballSpeed: '140', faceAngle: '-20.1' } }, 'Invalid Value'],
  ] satisfies [Partial<UploadForm>, string][])('%j: %s', (over, title) => {
    expect(checkUploadForm(form(over))?.title).toBe(title);
  });
});

it('forgets a total distance that was typed before the club became the 7-iron', () => {
  expect(checkUploadForm(form({ club: '7-iron', numbers: { total: '260' } }))).toBeNull();
});

describe('openForm', () => {
  const free: UploadStatus = {
    ...{ isPremium: false, isFreeLimitReached: false, canUploadDriver: true, canUploadSevenIron: true },
    ...{ weeklyDriverUploaded: false, weeklySevenIronUploaded: false },
  };
  const driverUsed: UploadStatus = { ...free, isPremium: true, canUploadDriver: false, weeklyDriverUploaded: true };
  beforeEach(() => localStorage.clear());

  it.each([
    [free, null, 'driver'],
    [free, '7-iron', '7-iron'],
    [free, 'putter', 'driver'],
    [{ ...free, isPremium: true }, '7-iron', '7-iron'],
    [driverUsed, null, '7-iron'],
    [driverUsed, 'driver', '7-iron'],
  ] as const)('%j with %s opens with the %s', (status, wanted, club) => {
    expect(openForm(status, wanted, null).club).toBe(club);
  });

  it('is right-handed until the golfer said otherwise on this device', () => {
    expect(openForm(free, null, null).handedness).toBe('right');
    rememberHandedness('left');
    expect(openForm(free, null, null).handedness).toBe('left');
  });

  it('opens with the draft that was left, the very same where nothing is in its way', () => {
    const draft = form({ age: '52', club: '7-iron' });
    expect(openForm(free, null, draft)).toBe(draft);
    expect(openForm(driverUsed, null, form({ age: '52' }))).toMatchObject({ age: '52', club: '7-iron' });
  });

  it('takes the down-the-line film out of a draft when Premium has lapsed', () => {
    expect(openForm(free, null, form({ downTheLine: video })).downTheLine).toBeNull();
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
