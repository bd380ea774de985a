import { describe, expect, test } from 'vitest';
import { replaceVideo } from './replace-video.ts';
import { emptyForm } from './upload-fields.ts';

const videoOf = (name: string) => ({ file: new File(['x'], name), facts: null });
const recorded = videoOf('recorded.mp4');

describe('the answer about slow motion', () => {
  const answers = { club: '7-iron', handedness: 'right', slowMotion: 'no', isRecorderAnswer: true } as const;
  const form = { ...emptyForm, ...answers, faceOn: recorded };

  test('that the recorder gave does not hold for another file, in either field', () => {
    const chosen = videoOf('from-gallery.mp4');
    expect(replaceVideo(form, 'faceOn', chosen)).toMatchObject({ faceOn: chosen, slowMotion: 'unknown' });
    expect(replaceVideo(form, 'downTheLine', chosen)).toMatchObject({ downTheLine: chosen, slowMotion: 'unknown' });
    expect(replaceVideo(replaceVideo(form, 'faceOn', null), 'faceOn', chosen).slowMotion).toBe('unknown');
  });

  test('stays with a part of the recorded video', () => {
    const part = { ...recorded, part: { startS: 1, endS: 3 } };
    expect(replaceVideo(form, 'faceOn', part)).toMatchObject({ faceOn: part, slowMotion: 'no' });
    const cut = { ...videoOf('cut.mp4'), original: part };
    expect(replaceVideo({ ...form, faceOn: cut }, 'faceOn', part).slowMotion).toBe('no');
  });

  test('that the golfer gave stays', () => {
    const own = { ...form, isRecorderAnswer: false };
    expect(replaceVideo(own, 'faceOn', videoOf('from-gallery.mp4')).slowMotion).toBe('no');
  });
});
