// @vitest-environment jsdom
import type { UploadStatus } from '@trueswing/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberHandedness } from '../../../shared/handedness.ts';
import { emptyForm, isSameUpload, toFormData, type UploadForm } from '../upload-fields.ts';
import { rememberClub } from './last-club.ts';
import { checkUploadForm, openForm } from './upload-form.ts';

const video = { file: new File(['x'], 'swing.mp4', { type: 'video/mp4' }), facts: null };
const nowMs = Date.parse('2026-11-30T12:00:00.000Z');
const form = (over: Partial<UploadForm> = {}): UploadForm => ({
  ...emptyForm,
  faceOn: video,
  club: 'driver',
  gender: 'male',
  handedness: 'right',
  ...over,
});

describe('checkUploadForm', () => {
  it('accepts a video without numbers', () => expect(checkUploadForm(form())).toBeNull());

  it.each([
    [{ faceOn: null }, 'Face-On Video Required'],
    [{ spinRpm: '2500' }, 'Incomplete Launch Monitor Data'],
    [{ clubSpeedMph: '95', ballSpeedMph: '140', gender: null }, 'Incomplete Launch Monitor Data'],
    [{ clubSpeedMph: '0', ballSpeedMph: '140' }, 'Invalid Speed Values'],
    [{ clubSpeedMph: '151', ballSpeedMph: '140' }, 'Invalid Value'],
    [{ age: '9' }, 'Invalid Value'],
    [{ age: '40.5' }, 'Invalid Value'],
    [{ gender: 'male', clubSpeedMph: '95', ballSpeedMph: '140', spinRpm: '8001' }, 'Invalid Value'],
    [{ gender: 'male', clubSpeedMph: '95', ballSpeedMph: '140', faceAngleDeg: '-20.1' }, 'Invalid Value'],
  ] satisfies [Partial<UploadForm>, string][])('%j: %s', (over, title) => {
    expect(checkUploadForm(form(over))?.title).toBe(title);
  });
});

it.each([
  [{ carryYd: '231', ballSpeedMph: '142' }, 'club speed'],
  [{ carryYd: '231', clubSpeedMph: '98' }, 'ball speed'],
  [{ carryYd: '231', gender: null }, 'club speed and no ball speed'],
] satisfies [Partial<UploadForm>, string][])(
  'an imported shot with %j says that it filled in no %s',
  (over, missing) => {
    const problem = checkUploadForm(form({ ...over, shotId: 'a-shot' }));
    expect(problem?.title).toBe('Incomplete Launch Monitor Data');
    expect(problem?.message).toBe(
      `This shot has filled in no ${missing}. Clear the numbers, and join the shot to your swing after the analysis.`,
    );
  },
);

it('the form accepts and sends a number with an exponent, as the browser does', () => {
  const filledIn = form({
    age: '4e1',
    clubSpeedMph: '1e2',
    ballSpeedMph: '1.4E2',
    faceAngleDeg: '-1e-7',
    carryYd: '250',
  });
  expect(checkUploadForm(filledIn)).toBeNull();
  expect(Object.fromEntries(toFormData(filledIn))).toMatchObject({
    age: '40',
    clubSpeed: '100',
    ballSpeed: '140',
    faceAngle: '-0.0000001',
    carry: '250',
  });
});

it('the form ignores a total distance that was typed before the club was changed to the 7-iron', () => {
  expect(checkUploadForm(form({ club: '7-iron', totalYd: '260' }))).toBeNull();
});

describe('openForm', () => {
  const free: UploadStatus = {
    isPremium: false,
    isFreeLimitReached: false,
    canUploadDriver: true,
    canUploadSevenIron: true,
    weeklyDriverUploaded: false,
    weeklySevenIronUploaded: false,
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

  it('is right-handed until the golfer has chosen otherwise on this device', () => {
    expect(openForm(free, null, null).handedness).toBe('right');
    rememberHandedness('left');
    expect(openForm(free, null, null).handedness).toBe('left');
  });

  const sevenIronUsed: UploadStatus = { ...free, isPremium: true, canUploadSevenIron: false };
  it.each([
    ['after a minute', free, null, null, 60_000, '7-iron'],
    ['after an hour', free, null, null, 3_600_000, 'driver'],
    ['with another club in the URL', free, 'driver', null, 60_000, 'driver'],
    ['with a draft', free, null, form(), 60_000, 'driver'],
    ['when that club is used up', sevenIronUsed, null, null, 60_000, 'driver'],
  ] as const)('an upload with the 7-iron, %s', (_, status, wanted, draft, laterMs, club) => {
    rememberClub('7-iron', nowMs);
    expect(openForm(status, wanted, draft, nowMs + laterMs).club).toBe(club);
  });

  it('ignores a remembered club that has no time', () => {
    localStorage.setItem('trueswing.upload-club', '7-iron');
    expect(openForm(free, null, null, nowMs).club).toBe('driver');
  });

  it('opens with the draft, unchanged unless its club is used up', () => {
    const draft = form({ age: '52', club: '7-iron' });
    expect(openForm(free, null, draft)).toEqual(draft);
    expect(openForm(driverUsed, null, form({ age: '52' }))).toMatchObject({ age: '52', club: '7-iron' });
  });

  it('empties the numbers of an imported shot when its club is used up, and keeps typed ones', () => {
    const numbers = { clubSpeedMph: '98', ballSpeedMph: '142' };
    const opened = openForm(driverUsed, null, form({ ...numbers, shotId: 'a-shot' }));
    expect(opened).toMatchObject({ club: '7-iron', clubSpeedMph: '', ballSpeedMph: '', shotId: '' });
    expect(openForm(driverUsed, null, form(numbers))).toMatchObject({ club: '7-iron', ...numbers });
    expect(openForm(free, null, form({ ...numbers, shotId: 'a-shot' }))).toMatchObject({
      ...numbers,
      shotId: 'a-shot',
    });
  });

  it('removes the down-the-line video from a draft when Premium has ended', () => {
    expect(openForm(free, null, form({ downTheLine: video })).downTheLine).toBeNull();
  });
});

describe('toFormData', () => {
  it('sends the time of the file, and the shot that filled the numbers', () => {
    const filmed = { ...video, file: new File(['x'], 'swing.mp4', { lastModified: Date.UTC(2026, 10, 20, 18) }) };
    const sent = Object.fromEntries(toFormData(form({ faceOn: filmed, shotId: 'a-shot' })));
    expect(sent).toMatchObject({ filmedAt: '2026-11-20T18:00:00.000Z', shotId: 'a-shot' });
    const { shotId: _, ...kept } = form();
    expect(toFormData(kept).has('shotId')).toBe(false);
  });

  it('sends no empty field, the files last, and a total for the driver only', () => {
    const numbers = { clubSpeedMph: '80', ballSpeedMph: '105', totalYd: '160', carryYd: '' };
    expect([...toFormData(form({ club: '7-iron', ...numbers })).keys()]).toEqual([
      'clubSelection',
      'handedness',
      'slowMotion',
      'gender',
      'filmedAt',
      'clubSpeed',
      'ballSpeed',
      'faceOnVideo',
    ]);
  });
});

describe('whether both phones filmed the same swing', () => {
  const sent = (over: Partial<UploadForm>) => toFormData(form(over)).get('sameSwing');

  it('is sent with both videos only', () => {
    expect(sent({ downTheLine: video, isSameSwing: true })).toBe('yes');
    expect(sent({ downTheLine: video })).toBeNull();
    expect(sent({ isSameSwing: true })).toBeNull();
  });
});

describe('isSameUpload', () => {
  it('compares what is sent', () => {
    expect(isSameUpload(form({ age: '52' }), form({ age: '52', faceOn: { ...video } }))).toBe(true);
    expect(isSameUpload(form({ club: '7-iron', totalYd: '160' }), form({ club: '7-iron' }))).toBe(true);
  });

  it.each([
    { age: '53' },
    { slowMotion: '240' },
    { club: '7-iron' },
    { carryYd: '200' },
    { downTheLine: video },
    { faceOn: { file: new File(['x'], 'swing.mp4', { type: 'video/mp4' }), facts: null } },
  ] satisfies Partial<UploadForm>[])('differs with %j', (over) => {
    expect(isSameUpload(form(), form(over))).toBe(false);
  });
});
