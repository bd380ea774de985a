// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Measurements, MobilityCheck, UploadStatus, VideoPair } from '@trueswing/contracts';
import { expect, test, vi } from 'vitest';
import { detailsUnderTest, finishedAnalysis, viewUnderTest } from '../../../../test/fixtures/finished-analysis.ts';
import { openReport } from '../../../../test/fixtures/open-report.tsx';
import '../../../../test/fixtures/test-page.ts';
import { MobilityDials } from './mobility-dials.tsx';

const seek = vi.fn();
const at = { at: 'top', confidence: 0.9 } as const;

function show(
  measurements: Measurements,
  hasBothVideos = false,
  checks?: MobilityCheck[],
  uploads: Partial<UploadStatus> = {},
  filmPair: VideoPair | null = null,
): void {
  const details = {
    ...detailsUnderTest,
    measurements: { ...detailsUnderTest.measurements, ...measurements },
    downTheLine: hasBothVideos ? { ...viewUnderTest, view: 'down-the-line' as const, measurements } : null,
    filmPair,
  };
  seek.mockReset();
  openReport(
    <MobilityDials analysis={finishedAnalysis()} details={details} />,
    seek,
    checks ? { checks, uploads } : 'guest',
  );
}
/** The text without what is only drawn. */
const spokenText = (element: HTMLElement) => {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const drawn of copy.querySelectorAll('[aria-hidden]')) drawn.remove();
  return copy.textContent;
};
const dial = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
function open(name: string) {
  fireEvent.click(dial(name));
  return within(screen.getByRole('dialog', { name }));
}

test('shows each turn with its range, its target and what it means', () => {
  show({});
  expect(screen.getByRole('heading', { name: 'Mobility Analysis' })).toBeDefined();
  const names = screen.getAllByRole('button').map(spokenText);
  expect(names).toEqual([
    'Shoulder Turn105°85–115°On or above' + 'Target 85–95° (scale 0–110°)',
    'Hip Rotation40°20–60°Likely on or closeTarget 40–50° (scale 0–70°)',
    'X-Factor60°35–75°Likely on or aboveTarget 40–50° (scale 0–70°)',
    'Tempo3.1 : 12.8–3.4On targetTarget 2.5–4.5 (scale 1–6)',
  ]);
});

test('a range that is too wide for a number is shown alone, with the video that would narrow it', () => {
  const interval = { low: 24, high: 71 };
  const xFactorDeg = { value: 46, plusMinus: 23.5, interval, isWide: true, views: 'face-on', ...at } as const;
  show({ xFactorDeg }, false, []);
  expect(spokenText(dial('X-Factor'))).toBe('X-Factor25–70°wide rangeCan’t tell yetTarget 40–50° (scale 0–70°)');
  const sheet = open('X-Factor');
  expect(sheet.getByText(/the true number lies in 25–70°\. That is too wide for a single number\.$/)).toBeDefined();
  expect(sheet.getByRole('link', { name: 'Film from behind too' })).toBeDefined();
  expect(screen.queryByText(/45°/)).toBeNull();
  cleanup();
  show({ xFactorDeg: { ...xFactorDeg, views: 'both' } }, true, []);
  expect(open('X-Factor').getByRole('link', { name: 'Film your next swing' })).toBeDefined();
  cleanup();
  show({ xFactorDeg: { ...xFactorDeg, confidence: 0.6 } }, false, []);
  const unlike = open('X-Factor');
  expect(
    unlike.getByText(/This video is harder to read than most\. Film level and straight, a few steps away\./),
  ).toBeDefined();
  expect(unlike.getByRole('link', { name: 'Film it again' })).toBeDefined();
});

test('a tempo shows the uneven range by which its dial is judged', () => {
  show({ tempoRatio: { value: 6, plusMinus: 2, ratioInterval: { low: 4.71, high: 8.04 }, ...at } });
  expect(spokenText(dial('Tempo'))).toContain('Above target');
  expect(open('Tempo').getByText('4.7–8.0')).toBeDefined();
});

test('a tempo of slow motion says that it has no seconds', () => {
  show({ tempoRatio: { value: 3, plusMinus: 1, isOfSlowMotion: true, ...at } });
  expect(open('Tempo').getByText(/It plays in even slow motion, and we do not know how slow\./)).toBeDefined();
});

test('an open tempo leads to slow motion, unless the video is that', () => {
  const { faceOn, measurements } = detailsUnderTest;
  const tempoRatio = { value: 2.4, plusMinus: 0.6, at: 'swing', confidence: 0.9 } as const;
  const openTempo = (fps: number) => {
    const details = {
      ...detailsUnderTest,
      faceOn: { ...faceOn, timeBase: { ...faceOn.timeBase, fps } },
      measurements: { ...measurements, tempoRatio },
    };
    openReport(<MobilityDials analysis={finishedAnalysis()} details={details} />, seek, {});
    expect(spokenText(dial('Tempo'))).toContain('Can’t tell yet');
    return open('Tempo');
  };
  expect(openTempo(30).getByRole('link', { name: 'Film in slow motion' })).toBeDefined();
  cleanup();
  expect(openTempo(120).queryByRole('link')).toBeNull();
});

test('the tempo leads to the top and says how it was measured; with a video from behind the spine is in its place', () => {
  show({});
  expect(open('Tempo').getByText(/times of address, top and impact/)).toBeDefined();
  expect(seek).toHaveBeenCalledWith('top');
  cleanup();
  show({ spineAngleDeg: { value: 37, plusMinus: 4, at: 'address', confidence: 0.9 } }, true);
  expect(screen.queryByRole('button', { name: /^Tempo/ })).toBeNull();
});

test('a tap shows the moment in the video, how sure the number is and how it was measured', async () => {
  show({});
  const sheet = open('Shoulder Turn');
  expect(seek).toHaveBeenCalledWith('top');
  expect(sheet.getByText('Target 85–95° (scale 0–110°)')).toBeDefined();
  expect(sheet.getByText(/^On or above the target\. In 9 of 10 swings .* in 85–115°\.$/)).toBeDefined();
  expect(sheet.getByText(/address to the top, in the video from the front/)).toBeDefined();
  fireEvent.click(sheet.getByRole('button', { name: 'Show Top in the video' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seek).toHaveBeenCalledTimes(2);
});

test('an open number leads to the video that would decide it, unless that is there', () => {
  const hipRotationDeg = {
    value: 37,
    plusMinus: 20,
    interval: { low: 17, high: 57 },
    views: 'face-on',
    ...at,
  } as const;
  show({ hipRotationDeg }, false, []);
  expect(spokenText(dial('Hip Rotation'))).toContain('Can’t tell yet');
  const link = open('Hip Rotation').getByRole('link', { name: 'Film from behind too' });
  expect(link.getAttribute('href')).toBe('/upload?club=driver');
  cleanup();
  show({ hipRotationDeg: { ...hipRotationDeg, views: 'both' } }, true);
  expect(spokenText(dial('Hip Rotation'))).toContain('Can’t tell yet');
  expect(open('Hip Rotation').queryByRole('link')).toBeNull();
});

/** Without a tempo the spine keeps its place. */
const untimed = { tempoRatio: { withheld: 'This video skips, so we cannot time your swing.' } } as const;

test('a locked number shows the one video that unlocks it, and the reason on tap', () => {
  show(untimed, false, []);
  const sheet = open('Spine');
  expect(seek).not.toHaveBeenCalled();
  expect(sheet.getByText('Needs a down-the-line video.')).toBeDefined();
  expect(sheet.getByRole('link', { name: 'Film from behind too' })).toBeDefined();
  cleanup();
  const dark = { withheld: 'Hidden, dark or out of the picture at that moment.' };
  const unseen: Measurements = { spineAngleDeg: dark, shoulderTurnDeg: { withheld: 'The golfer could not be seen.' } };
  const texts = () => ['Spine', 'Shoulder Turn'].map((name) => spokenText(dial(name))?.replace(name, ''));
  show(unseen, true, []);
  for (const text of texts()) expect(text).toMatch(/^Film it again/);
  cleanup();
  // No one else can film it.
  show(unseen, true);
  for (const text of texts()) expect(text).toMatch(/^No number from this video/);
});

const tooWide = 'The camera cannot tell this shoulder turn closely enough: quite different turns look much the same.';
const atAnAngle = 'The camera stands at an angle. Film from the front or from behind.';
const behind = 'Needs a down-the-line video.';
const apart: VideoPair = { isSaidToBeOneSwing: false, readAs: 'apart', sentence: 'Two golfers.' };
test.each([
  ['both videos leave the turn too wide', tooWide, true, null, 'Too uncertain to show'],
  ['one video leaves the turn too wide', tooWide, false, null, 'Not filmed from behind'],
  ['the camera stood at an angle', atAnAngle, false, null, 'No number from this video'],
  [
    'the videos are filmed too differently',
    'This video is filmed too differently',
    true,
    null,
    'No number from this video',
  ],
  ['two videos read apart leave the turn too wide', tooWide, true, apart, 'Too uncertain to show'],
  ['the video from behind is read apart', behind, true, apart, 'No number from this video'],
])('a reader who cannot film reads why a number is missing: %s', (_, withheld, hasBothVideos, filmPair, text) => {
  show({ shoulderTurnDeg: { withheld } }, hasBothVideos, undefined, {}, filmPair);
  expect(spokenText(dial('Shoulder Turn'))).toMatch(new RegExp(`^Shoulder Turn${text}Target`));
});

test.each([
  ['the upload is spent', { isFreeLimitReached: true }],
  ['a video from behind is not in the plan', {}],
])('a free golfer reads on a locked dial that it needs Premium, and gets to the plans: %s', (_, uploads) => {
  show(untimed, false, [], { isPremium: false, ...uploads });
  expect(spokenText(dial('Spine'))).toContain('A second video needs Premium');
  const links = open('Spine').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See Premium', '/profile#plans'],
  ]);
});

test('a tempo and a spine above their targets are to be changed; a turn that is far is not', () => {
  const spineAngleDeg = { value: 56, plusMinus: 3, at: 'address', confidence: 0.9 } as const;
  const tempoRatio = { value: 5.6, plusMinus: 0.3, at: 'swing', confidence: 0.9 } as const;
  const toneOf = (name: string) => within(dial(name)).getByText('Above target').className;
  show({ tempoRatio });
  const care = toneOf('Tempo');
  cleanup();
  show(
    { spineAngleDeg, shoulderTurnDeg: { value: 118, plusMinus: 6, interval: { low: 112, high: 124 }, ...at } },
    true,
  );
  expect(toneOf('Spine')).toBe(care);
  expect(toneOf('Shoulder Turn')).not.toBe(care);
});

test('the spine is judged by its own target, in the video from behind', () => {
  const spineAngleDeg = { value: 37, plusMinus: 4, at: 'address', confidence: 0.9 } as const;
  show({ spineAngleDeg }, true);
  expect(spokenText(dial('Spine'))).toBe('Spine37°33–41°On targetTarget 30–45° (scale 0–60°)');
  expect(open('Spine').getByText(/at address, in the video from behind/)).toBeDefined();
  expect(seek).toHaveBeenCalledWith('address');
});

test('a number that was seen too badly for a finding is not judged, and leads to a better video', () => {
  const badly = { at: 'address', confidence: 0.27 } as const;
  show({ spineAngleDeg: { value: 18, plusMinus: 4, ...badly } }, true, []);
  expect(spokenText(dial('Spine'))).toBe('Spine18°14–22°Target 30–45° (scale 0–60°)');
  const sheet = open('Spine');
  expect(sheet.getByText(/^In 9 of 10 swings .* 14–22°\. This video is harder to read than most\./)).toBeDefined();
  expect(sheet.getByRole('link', { name: 'Film it again' })).toBeDefined();
  cleanup();
  show({ tempoRatio: { value: 5.6, plusMinus: 0.3, ...badly } }, false, []);
  expect(spokenText(dial('Tempo'))).toBe('Tempo5.6 : 15.3–5.9Target 2.5–4.5 (scale 1–6)');
  expect(open('Tempo').getByRole('link', { name: 'Film it again' })).toBeDefined();
});

test('older results have a ± or a bound, and no verdict', () => {
  show({
    shoulderTurnDeg: { value: 92, plusMinus: 9, ...at },
    hipRotationDeg: { value: 35, plusMinus: 0, bound: 'at-most', ...at },
  });
  expect(spokenText(dial('Shoulder Turn'))).toBe('Shoulder Turn92°83–101°Target 85–95° (scale 0–110°)');
  expect(spokenText(dial('Hip Rotation'))).toBe('Hip Rotation35°or lessTarget 40–50° (scale 0–70°)');
});

const checked: MobilityCheck = {
  id: '3f8e3a52-5a8e-4c9e-9a53-2f1d5b1f0c11',
  method: 'phone',
  version: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  parts: {
    chest: { right: { turnDeg: 92.4, plusMinusDeg: 3.2, repetitions: 2 }, left: null, asymmetryDeg: null },
    hips: { right: { turnDeg: 28, plusMinusDeg: 2.4, repetitions: 2 }, left: null, asymmetryDeg: null },
    separation: null,
  },
};

test('after a mobility check each dial marks what the body can do, and the sheet distinguishes body from technique', () => {
  const hipRotationDeg = { value: 22, plusMinus: 8, interval: { low: 14, high: 30 }, views: 'both', ...at } as const;
  show({ hipRotationDeg }, true, [checked]);
  expect(spokenText(dial('Shoulder Turn'))).toContain('Your body: 92° ± 4°');
  expect(screen.getAllByTestId('dial-body')).toHaveLength(2);
  const sheet = open('Hip Rotation');
  expect(sheet.getByText('Your hips turn 28° and no farther. Free your hips first.')).toBeDefined();
  expect(sheet.getByRole('link', { name: 'Check again' }).getAttribute('href')).toBe('/mobility-check');
});

test('a later check of the hips alone leaves the mark of the chest', () => {
  const { parts } = checked;
  const hips = { ...checked, createdAt: '2026-11-22T12:00:00.000Z', parts: { ...parts, chest: null } };
  show({}, true, [hips, checked]);
  expect(spokenText(dial('Shoulder Turn'))).toContain('Your body: 92° ± 4°');
});

test('before a check the sheet leads to it; a guest is not asked', () => {
  show({}, true, []);
  expect(open('X-Factor').getByRole('link', { name: 'Check my mobility' })).toBeDefined();
  cleanup();
  show({}, true);
  expect(open('X-Factor').queryByRole('link', { name: 'Check my mobility' })).toBeNull();
});
