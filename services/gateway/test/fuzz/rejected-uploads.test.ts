import { type ErrorBody, maxVideoBytes } from '@trueswing/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Golfer, TestGateway } from '../test-gateway.ts';
import { encodeVideo, exampleVideo, h264, moovFirst, padVideo, uploadForm } from '../test-videos.ts';
import { openRejectingGateway, rawUpload } from './rejecting-gateway.ts';

const opened = openRejectingGateway();
let gateway: TestGateway;
let golfer: Golfer;
beforeAll(() => {
  ({ gateway, golfer } = opened);
});

const upload = (form: FormData) => gateway.call('/api/swing-analyses', { method: 'POST', body: form, as: golfer });
const uploadFile = async (bytes: Buffer) => {
  const response = await upload(uploadForm({ faceOn: bytes }));
  return { status: response.status, ...((await response.json()) as ErrorBody) };
};

const hevc = ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-tag:v'];
const proRes = ['-c:v', 'prores_ks', '-profile:v'];
const hevcError = {
  status: 422,
  code: 'hevc-refused',
  title: 'iPhone Video Format Not Supported',
  message: expect.stringMatching(/^HEVC\/H\.265 videos are not supported.*Most Compatible/),
};
const proResError = {
  status: 422,
  code: 'prores-refused',
  title: 'Professional Video Format Not Supported',
  message: expect.stringMatching(/^ProRes videos are not supported/),
};
const notAVideo = { status: 422, title: 'Invalid Video File', message: 'Selected file is not a video' };

describe('a codec that cannot be analyzed', () => {
  it.each([
    ['HEVC as hvc1, index last', 'mp4', [...hevc, 'hvc1'], hevcError],
    ['HEVC as hvc1, index first', 'mp4', [...hevc, 'hvc1', ...moovFirst], hevcError],
    ['HEVC as hev1 in a MOV', 'mov', [...hevc, 'hev1'], hevcError],
    ['HEVC in pieces', 'mp4', [...hevc, 'hvc1', '-movflags', 'frag_keyframe+empty_moov'], hevcError],
    ['HEVC in Matroska', 'mkv', hevc.slice(0, -1), hevcError],
    ['ProRes 422, index last', 'mov', [...proRes, '2'], proResError],
    ['ProRes 422 HQ, index first', 'mov', [...proRes, '3', ...moovFirst], proResError],
    ['ProRes 4444', 'mov', [...proRes, '4', '-pix_fmt', 'yuva444p10le'], proResError],
  ])('is rejected: %s', async (_name, extension, options, error) => {
    expect(await uploadFile(await encodeVideo(extension, ...options))).toMatchObject(error);
  });
});

describe('a file that is no video', () => {
  it.each([
    ['an empty file', Buffer.alloc(0), { ...notAVideo, code: 'file-empty', message: 'Video file appears to be empty' }],
    [
      'text named .mp4',
      Buffer.from('This is a text about golf.\n'.repeat(5_000)),
      { ...notAVideo, code: 'not-a-video' },
    ],
    [
      'a playlist named .mp4',
      Buffer.from('#EXTM3U\n#EXT-X-VERSION:3\nfile:///etc/passwd\n'),
      { ...notAVideo, code: 'playlist-refused' },
    ],
    [
      'a playlist behind a byte order mark',
      Buffer.from('\ufeff\n#EXTM3U\nhttp://169.254.169.254/\n'),
      { ...notAVideo, code: 'playlist-refused' },
    ],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), { ...notAVideo, code: 'not-a-video' }],
    ['one byte', Buffer.from('f'), { ...notAVideo, code: 'not-a-video' }],
    [
      'a transport stream',
      transportStream(),
      {
        status: 422,
        code: 'format-refused',
        title: 'Video Format Not Supported',
        message: 'MTS format is not supported',
      },
    ],
  ])('is rejected: %s', async (_name, bytes, error) => {
    expect(await uploadFile(bytes)).toMatchObject(error);
  });

  it('is rejected: sound alone', async () => {
    const options = ['-f', 'lavfi', '-i', 'sine=duration=1', '-map', '1:a', '-c:a', 'aac'];
    expect(await uploadFile(await encodeVideo('mp4', ...options))).toMatchObject({ code: 'not-a-video' });
  });
});

describe('an upload that is too large', () => {
  it('is rejected with the size of the file, not of the form: 100 MB and one byte', async () => {
    const golfer = await gateway.register();
    await gateway.makePremium(golfer);
    const video = await exampleVideo();
    const downTheLine = Buffer.alloc(maxVideoBytes + 1, 1);
    video.copy(downTheLine);
    const response = await gateway.call('/api/swing-analyses', {
      method: 'POST',
      as: golfer,
      body: uploadForm({ faceOn: padVideo(video, 6 * 1024 * 1024), downTheLine }),
    });
    expect({ status: response.status, ...((await response.json()) as ErrorBody) }).toMatchObject({
      status: 413,
      code: 'file-too-large',
      title: 'File Too Large',
      message: 'File size (100.1 MB) exceeds 100MB limit',
    });
    expect(await gateway.bucket.keys()).toEqual([]);
  });

  it('is rejected unread: a request that announces more than two videos', async () => {
    const answer = await rawUpload(gateway, golfer, { 'content-length': String(3 * maxVideoBytes) }, []);
    expect(answer).toMatchObject({ status: 413, body: { code: 'file-too-large', title: 'File Too Large' } });
  });

  it('is rejected: 10,000 fields', async () => {
    const form = uploadForm({ faceOn: await encodeVideo('mp4', ...h264) });
    for (let count = 0; count < 10_000; count++) form.append(`field${count}`, 'x');
    expect([400, 413]).toContain((await upload(form)).status);
  });

  it('is rejected: three videos, two for one slot, one for no slot', async () => {
    const video = await encodeVideo('mp4', ...h264);
    for (const extra of ['faceOnVideo', 'another']) {
      const form = uploadForm({ faceOn: video });
      form.append(extra, new File([new Uint8Array(video)], 'x.mp4'));
      expect((await upload(form)).status).toBe(400);
    }
  });
});

/** MPEG-TS: a container that is not accepted. */
function transportStream(): Buffer {
  const packets = Buffer.alloc(188 * 200, 0xff);
  for (let at = 0; at < packets.length; at += 188) packets[at] = 0x47;
  return packets;
}
