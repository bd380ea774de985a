// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../../test/fixtures/test-page.ts';
import { standInForVideos } from '../../../../test/fixtures/stand-in-for-videos.ts';
import { LookPicture } from './look-picture.tsx';

/** Reports to the page whether the picture is near the screen. */
let scroll: (isNear: boolean) => void;
let target: Element;
let loads: number;

beforeEach(() => {
  standInForVideos();
  loads = 0;
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => void loads++);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:video', revokeObjectURL: () => undefined }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        scroll = (isNear) => act(() => report([{ target, isIntersecting: isNear }]));
      }
      observe(picture: Element) {
        target = picture;
      }
      unobserve() {}
    },
  );
});

const open = () => {
  const file = new File(['video'], 'swing.mp4', { type: 'video/mp4' });
  const { container } = render(
    <LookPicture file={file} size={{ widthPx: 9, heightPx: 16 }} moment={{ timeS: 1.2, landmarks: null }} />,
  );
  return {
    box: () => container.firstElementChild as HTMLElement,
    video: () => container.querySelector('video'),
    canvas: () => container.querySelector('canvas'),
  };
};

test('a picture far from the screen holds its place without a video', () => {
  const { box, video } = open();
  expect(video()).toBeNull();
  expect(box().style.aspectRatio).toBe('9 / 16');
  scroll(true);
  expect(video()?.currentTime).toBe(1.2);
  expect(box().style.aspectRatio).toBe('9 / 16');
});

test('a picture that is scrolled away frees its video, and seeks again when it is back', () => {
  const { video, canvas } = open();
  scroll(true);
  const before = video();
  if (!before) throw new Error('No video.');
  fireEvent.seeked(before);
  expect(canvas()?.className).not.toContain('invisible');
  scroll(false);
  expect(video()).toBeNull();
  expect(before.hasAttribute('src')).toBe(false);
  expect(loads).toBe(1);
  scroll(true);
  expect(video()?.currentTime).toBe(1.2);
  expect(canvas()?.className).toContain('invisible');
});

test('a browser that cannot observe it shows the video', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  expect(open().video()).not.toBeNull();
});
