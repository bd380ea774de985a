import { maxVideoBytes } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { checkLaunchMonitorFields } from './check-launch-monitor-fields.ts';
import { checkVideoFile } from './check-video-file.ts';

const video = (name: string, type = '', sizeBytes = 1000) => ({ name, type, sizeBytes });

describe('a chosen file', () => {
  it.each(['mp4', 'mov', 'avi', 'mpg', 'mpeg', 'wmv', 'webm', 'flv', 'm4v', '3gp', 'mkv', 'MP4', 'MoV'])(
    'may end in .%s',
    (extension) => {
      expect(checkVideoFile(video(`swing.${extension}`))).toBeNull();
    },
  );

  it.each(['video/mp4', 'video/quicktime', 'video/x-matroska', 'video/mp4; codecs="avc1"', 'VIDEO/WEBM'])(
    'may be of type %s whatever its name',
    (type) => {
      expect(checkVideoFile(video('swing', type))).toBeNull();
    },
  );

  it.each([
    [video('a.mp4', 'video/mp4', maxVideoBytes), null, null],
    [video('a.mp4', 'video/mp4', maxVideoBytes + 1), 'File Too Large', 'File size (100.1 MB) exceeds 100MB limit'],
    [video('a.mp4', 'video/mp4', 157_600_000), 'File Too Large', 'File size (150.3 MB) exceeds 100MB limit'],
    [video('a.mp4', 'video/mp4', 0), 'Invalid Video File', 'Video file appears to be empty'],
    [video('a.txt', 'text/plain'), 'Invalid Video File', 'Selected file is not a video'],
    [video('a', ''), 'Invalid Video File', 'Selected file is not a video'],
    [video('a.ogv', 'video/ogg'), 'Video Format Not Supported', 'OGV format is not supported'],
    [video('swing', 'video/x-dv'), 'Video Format Not Supported', 'X-DV format is not supported'],
  ])('%j', (facts, title, message) => {
    const problem = checkVideoFile(facts);
    expect(problem ? [problem.title, problem.message] : [null, null]).toEqual([title, message]);
  });
});

describe('launch-monitor fields', () => {
  const complete = { gender: 'male', club: 'driver', clubSpeedMph: 95, ballSpeedMph: 138 } as const;

  it.each([
    ['all empty', {}, null],
    ['tour and club alone', { gender: 'male', club: 'driver' }, null],
    ['complete', complete, null],
    ['no tour', { ...complete, gender: undefined }, 'incomplete-launch-monitor-data'],
    ['no club', { ...complete, club: undefined }, 'incomplete-launch-monitor-data'],
    ['no ball speed', { ...complete, ballSpeedMph: undefined }, 'incomplete-launch-monitor-data'],
    ['a carry alone', { carryYd: 200 }, 'incomplete-launch-monitor-data'],
    ['a face angle of zero alone', { faceAngleDeg: 0 }, 'incomplete-launch-monitor-data'],
    ['a club speed of zero', { ...complete, clubSpeedMph: 0 }, 'invalid-speed-values'],
    ['a negative ball speed', { ...complete, ballSpeedMph: -1 }, 'invalid-speed-values'],
    ['a speed that is no number', { ...complete, clubSpeedMph: Number.NaN }, 'invalid-speed-values'],
  ] as const)('%s', (_, fields, code) => {
    expect(checkLaunchMonitorFields(fields)?.code ?? null).toBe(code);
  });
});
