import { describe, expect, it } from 'vitest';
import { readArguments, UsageError } from './read-arguments.ts';

describe('readArguments', () => {
  it('accepts a video alone and uses defaults for the rest', () => {
    expect(readArguments(['swing.mp4'], '/home/coach')).toEqual({
      video: '/home/coach/swing.mp4',
      downTheLine: null,
      isSameSwing: false,
      club: '7-iron',
      hand: 'right',
      slowMotion: 'unknown',
      json: false,
      annotate: null,
      output: null,
      shot: null,
    });
  });

  it('accepts every option, also after a separating --', () => {
    const argv = [
      '--',
      '/a.mp4',
      '--down-the-line',
      'b.mov',
      '--same-swing',
      '--club',
      'driver',
      '--hand=left',
      '--slow-motion',
      '240',
      '--json',
      '--annotate',
      'o.mp4',
    ];
    expect(readArguments(argv, '/x')).toEqual({
      video: '/a.mp4',
      downTheLine: '/x/b.mov',
      isSameSwing: true,
      club: 'driver',
      hand: 'left',
      slowMotion: '240',
      json: true,
      annotate: '/x/o.mp4',
      output: null,
      shot: null,
    });
  });

  it('accepts a folder for what the service would store, and the shot', () => {
    const argv = ['a.mp4', '--output=out', '--shot', 'tour=lpga,clubSpeedMph=84,clubPathDeg=-3.1'];
    expect(readArguments(argv, '/x')).toMatchObject({
      output: '/x/out',
      shot: {
        tour: 'lpga',
        clubSpeedMph: 84,
        ballSpeedMph: null,
        carryYd: null,
        totalYd: null,
        spinRpm: null,
        clubPathDeg: -3.1,
        faceAngleDeg: null,
      },
    });
  });

  it.each([
    ['no video', []],
    ['two videos', ['a.mp4', 'b.mp4']],
    ['an unknown club', ['a.mp4', '--club', 'putter']],
    ['an unknown hand', ['a.mp4', '--hand', 'both']],
    ['an unknown slow motion', ['a.mp4', '--slow-motion', '960']],
    ['an unknown option', ['a.mp4', '--fast']],
    ['a shot with an unknown tour', ['a.mp4', '--output=o', '--shot', 'tour=moon']],
    ['a shot with an unknown name', ['a.mp4', '--output=o', '--shot', 'clubSpeed=84']],
    ['a shot that is no number', ['a.mp4', '--output=o', '--shot', 'clubSpeedMph=fast']],
    ['a shot without its number', ['a.mp4', '--output=o', '--shot', 'clubSpeedMph=']],
    ['an endless shot', ['a.mp4', '--output=o', '--shot', 'carryYd=Infinity']],
    ['a shot that nothing stores', ['a.mp4', '--shot', 'clubSpeedMph=84']],
    ['a drawn video in a folder of stored files', ['a.mp4', '--output=o', '--annotate', 'b.mp4']],
    ['one video of the same swing', ['a.mp4', '--same-swing']],
    ['an option without its value', ['a.mp4', '--annotate']],
  ])('rejects %s', (_what, argv) => {
    expect(() => readArguments(argv, '/x')).toThrow(UsageError);
  });
});
