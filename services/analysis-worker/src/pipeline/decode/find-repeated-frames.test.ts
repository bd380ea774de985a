import { describe, expect, it } from 'vitest';
import { type FrameChange, markRepeats } from './find-repeated-frames.ts';

const change = (mean: number, max: number): FrameChange => ({ mean, max });
const first = change(255, 255);
const moving = change(2, 180);
const repeat = change(0.2, 9);
const still = change(0.2, 12);

const indicesOf = (marks: boolean[]): number[] => marks.flatMap((mark, i) => (mark ? [i] : []));

describe('markRepeats', () => {
  it('finds every sixth frame of a clip converted from 25 to 30 frames a second', () => {
    const changes = [first, ...Array.from({ length: 30 }, (_, i) => ((i + 1) % 6 === 4 ? repeat : moving))];
    expect(indicesOf(markRepeats(changes))).toEqual([4, 10, 16, 22, 28]);
  });

  it('does not take a golfer who stands still for repeated frames', () => {
    const changes = [first, ...Array.from({ length: 12 }, () => still), ...Array.from({ length: 12 }, () => moving)];
    expect(indicesOf(markRepeats(changes))).toEqual([]);
  });

  it('does not take a drawn scene that hardly moves for repeated frames', () => {
    const changes = [first, ...Array.from({ length: 20 }, (_, i) => change(i % 4 === 0 ? 0.01 : 0.001, 1))];
    expect(indicesOf(markRepeats(changes))).toEqual([]);
  });

  it('does not take a frame in which only the club moves for a repeated one', () => {
    const clubOnly = change(0.3, 140);
    expect(indicesOf(markRepeats([first, moving, moving, clubOnly, moving, moving]))).toEqual([]);
  });
});
