// @vitest-environment jsdom
import type { UploadStatus } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { emptyForm } from '../upload-fields.ts';
import { addVideo } from './add-video.ts';

const status: UploadStatus = {
  isPremium: true,
  isFreeLimitReached: false,
  canUploadDriver: false,
  canUploadSevenIron: true,
  weeklyDriverUploaded: true,
  weeklySevenIronUploaded: false,
};
const videoOf = (name: string) => ({ file: new File(['x'], name), facts: null });
const recorded = videoOf('recorded.mp4');

test('a recorded swing fills the field of its view, with an open club and its hand', () => {
  expect(addVideo(status, null, { video: recorded, view: 'face-on', handedness: 'left' })).toEqual({
    ...emptyForm,
    club: '7-iron',
    handedness: 'left',
    slowMotion: 'no',
    isRecorderAnswer: true,
    faceOn: recorded,
  });
});

test('a swing from behind joins what the golfer entered before', () => {
  const draft = { ...emptyForm, age: '52', club: '7-iron', handedness: 'right', faceOn: videoOf('a.mp4') } as const;
  const form = addVideo(
    status,
    { ...draft, slowMotion: '240' },
    { video: recorded, view: 'down-the-line', handedness: 'right' },
  );
  expect(form).toMatchObject({ age: '52', faceOn: draft.faceOn, downTheLine: recorded, slowMotion: '240' });
});

test('a second recorded swing takes the place of the first', () => {
  const first = addVideo(status, null, { video: videoOf('first.mp4'), view: 'face-on', handedness: 'right' });
  expect(addVideo(status, first, { video: recorded, view: 'face-on', handedness: 'right' }).faceOn).toBe(recorded);
});
