import { describe, expect, it } from 'vitest';
import { readArguments, UsageError } from './read-arguments.ts';

describe('readArguments', () => {
  it('accepts a video alone and uses defaults for the rest', () => {
    expect(readArguments(['swing.mp4'], '/home/coach')).toEqual({
      video: '/home/coach/swing.mp4',
      downTheLine: null,
      club: '7-iron',
      hand: 'right',
      slowMotion: 'unknown',
      json: false,
      annotate: null,
    });
  });

  it('accepts every option, also after a separating --', () => {
    const argv = [
      '--',
      '/a.mp4',
      '--down-the-line',
      'b.mov',
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
      club: 'driver',
      hand: 'left',
      slowMotion: '240',
      json: true,
      annotate: '/x/o.mp4',
    });
  });

  it.each([
    ['no video', []],
    ['two videos', ['a.mp4', 'b.mp4']],
    ['an unknown club', ['a.mp4', '--club', 'putter']],
    ['an unknown hand', ['a.mp4', '--hand', 'both']],
    ['an unknown slow motion', ['a.mp4', '--slow-motion', '960']],
    ['an unknown option', ['a.mp4', '--fast']],
    ['an option without its value', ['a.mp4', '--annotate']],
  ])('rejects %s', (_what, argv) => {
    expect(() => readArguments(argv, '/x')).toThrow(UsageError);
  });
});
