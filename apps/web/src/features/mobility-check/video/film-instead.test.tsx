// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { MobilityCheck, MobilityVideo } from '@trueswing/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../../../../test/fixtures/form.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openMobilityCheck } from '../../../../test/fixtures/open-mobility-check.tsx';
import { refusalOf, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { changeUser } from '../../../shared/session/current-user.queries.ts';

const id = '6d2f6f0e-4b5e-4a3c-9a55-0d1b1c9a7f10';
const stored = `trueswing.mobility-film.${golferWith().id}`;
const turn = { turnDeg: 80.4, plusMinusDeg: 11.2, repetitions: 1 };
const check: MobilityCheck = {
  id,
  method: 'film',
  version: 1,
  createdAt: '2026-11-22T10:00:00.000Z',
  parts: { chest: { right: turn, left: null, asymmetryDeg: null }, hips: null, separation: null },
};
const waiting: MobilityVideo = { id, isRead: false, failures: { chest: null, hips: null }, check: null };
const read: MobilityVideo = { id, isRead: true, failures: { chest: null, hips: 'no-turn' }, check };
let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.answers['/api/mobility-checks'] = () => Response.json([]);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('DeviceMotionEvent', Event);
  vi.stubGlobal('DeviceOrientationEvent', Event);
});

/** The real function, without fake timers: reading a file takes real time. */
const nextTurn = setImmediate;
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await settle(() => new Promise((resolve) => nextTurn(resolve)));
    await advance(0.001);
  }
}

async function choose(label: RegExp, file: File): Promise<void> {
  await settle(() => fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } }));
  await until(() => screen.queryByText('Checking the video...') === null);
}

/** The sample with another codec in the name of its sample entry. */
async function withSampleEntry(name: string): Promise<File> {
  // jsdom's files cannot be read in slices.
  vi.stubGlobal('Blob', NodeBlob);
  const bytes = await readFile('samples/face-on.mp4');
  bytes.write(name, bytes.indexOf('avc1', bytes.indexOf('stsd')), 'latin1');
  return new NodeFile([new Uint8Array(bytes)], 'chest.mov', { type: 'video/quicktime' }) as unknown as File;
}
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Read my videos' });

it('the check by video is one tap away', async () => {
  await openMobilityCheck();
  expect(screen.queryByRole('heading', { name: 'Film it instead' })).toBeNull();
  await press('No sensor? Film it instead');
  expect(screen.getByRole('heading', { name: 'Film it instead' })).toBeTruthy();
});

it('the check by video is open without a tap where the sensors are denied', async () => {
  vi.stubGlobal('DeviceMotionEvent', { requestPermission: async () => 'denied' });
  await openMobilityCheck();
  await press('Start the check');
  expect(screen.getByRole('heading', { name: 'Film it instead' })).toBeTruthy();
});

it('the check by video rejects what is no video before it is sent', async () => {
  await openMobilityCheck();
  await press('No sensor? Film it instead');
  await choose(/^Chest video/, new File(['text'], 'notes.txt', { type: 'text/plain' }));
  expect(screen.getByText('Selected file is not a video')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Read my videos' }).disabled).toBe(true);
});

it('the check by video rejects an HEVC video before it is sent, where the phone cannot convert it', async () => {
  await openMobilityCheck();
  await press('No sensor? Film it instead');
  await choose(/^Chest video/, await withSampleEntry('hvc1'));
  expect(screen.getByText(/^HEVC\/H.265 videos are not supported/)).toBeTruthy();
  expect(send().disabled).toBe(true);
});

it('the check by video says which conversion failed, and sends nothing', async () => {
  const isConfigSupported = async (config: object) => ({ supported: true, config });
  vi.stubGlobal('VideoDecoder', { isConfigSupported });
  vi.stubGlobal('VideoEncoder', { isConfigSupported });
  vi.stubGlobal('XMLHttpRequest', SentRequest);
  SentRequest.last = null;
  await openMobilityCheck();
  await press('No sensor? Film it instead');
  await choose(/^Chest video/, await withSampleEntry('apch'));
  expect(send().disabled).toBe(false);
  vi.stubGlobal('VideoDecoder', undefined);
  await press('Read my videos');
  await until(() => screen.queryByText(/^We could not convert this video/) !== null);
  expect(SentRequest.last).toBeNull();
});

it('a video that was chosen can be removed, so that the other one is sent alone', async () => {
  await openMobilityCheck();
  await press('No sensor? Film it instead');
  await choose(/^Chest video/, new File([new Uint8Array(5000)], 'chest.mp4', { type: 'video/mp4' }));
  await choose(/^Hip video/, new File([new Uint8Array(5000)], 'hips.mp4', { type: 'video/mp4' }));
  await press('Remove the chest video');
  expect(screen.queryByText('chest.mp4')).toBeNull();
  expect(send().disabled).toBe(false);
  await press('Remove the hip video');
  expect(send().disabled).toBe(true);
});

it('the check by video waits for videos that were sent before, shows what was read, and what to do about the rest', async () => {
  localStorage.setItem(stored, JSON.stringify(id));
  server.answers[`/api/mobility-films/${id}`] = () => Response.json(waiting);
  await openMobilityCheck();
  await advance(0.2);
  expect(screen.getByText(/^Reading your videos/)).toBeTruthy();
  server.answers[`/api/mobility-films/${id}`] = () => Response.json(read);
  server.answers['/api/mobility-checks'] = () => Response.json([check]);
  await advance(2.2);
  expect(screen.getByText('Your turns are below. We deleted your videos.')).toBeTruthy();
  expect(screen.getByText(/^Hip video: We could not see you turn/)).toBeTruthy();
  expect(screen.getByText(/^Read from a video, give or take 12°/)).toBeTruthy();
  await press('Film again');
  expect(screen.getByRole('button', { name: 'Read my videos' })).toBeTruthy();
  expect(localStorage.getItem(stored)).toBe('null');
});

it('the check by video shows its result once: after that, the check is among the stored ones', async () => {
  localStorage.setItem(stored, JSON.stringify(id));
  server.answers[`/api/mobility-films/${id}`] = () => Response.json(read);
  server.answers['/api/mobility-checks'] = () => Response.json([check]);
  await openMobilityCheck();
  await advance(0.2);
  expect(screen.getByText('Your turns are below. We deleted your videos.')).toBeTruthy();
  cleanup();
  await openMobilityCheck();
  await advance(0.2);
  expect(screen.queryByRole('heading', { name: 'Film it instead' })).toBeNull();
  expect(screen.getByText(/^Read from a video, give or take 12°/)).toBeTruthy();
});

it('the check by video shows nothing of videos whose result was deleted after a week', async () => {
  localStorage.setItem(stored, JSON.stringify(id));
  server.answers[`/api/mobility-films/${id}`] = refusalOf('not-found');
  await openMobilityCheck();
  await advance(0.2);
  expect(screen.queryByRole('heading', { name: 'Film it instead' })).toBeNull();
  expect(screen.getByRole('button', { name: 'No sensor? Film it instead' })).toBeTruthy();
  expect(localStorage.getItem(stored)).toBe('null');
});

/** A request whose bytes are on their way. */
class SentRequest {
  static last: SentRequest | null = null;
  readonly upload: { onprogress?(event: { loaded: number; total: number }): void } = {};
  status = 0;
  responseText = '';
  onload = () => {};
  isAborted = false;
  key = '';
  onerror = () => {};
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    if (name === 'idempotency-key') this.key = value;
  }
  send(): void {
    SentRequest.last = this;
  }
  abort(): void {
    this.isAborted = true;
  }
}
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('videos whose answer was lost are sent again with their key, and others with another', async () => {
  vi.stubGlobal('XMLHttpRequest', SentRequest);
  await openMobilityCheck();
  await press('No sensor? Film it instead');
  const keys: string[] = [];
  const sendOnce = async () => {
    await press('Read my videos');
    keys.push(SentRequest.last?.key ?? '');
    await settle(() => SentRequest.last?.onerror());
    await advance(0.1);
  };
  await choose(/^Chest video/, new File([new Uint8Array(5000)], 'chest.mp4', { type: 'video/mp4' }));
  await sendOnce();
  await sendOnce();
  await choose(/^Chest video/, new File([new Uint8Array(6000)], 'other.mp4', { type: 'video/mp4' }));
  await sendOnce();
  expect(keys[0]).not.toBe('');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('a video that can no longer be read is named and not sent', async () => {
  vi.stubGlobal('XMLHttpRequest', SentRequest);
  SentRequest.last = null;
  await openMobilityCheck();
  await press('No sensor? Film it instead');
  await choose(/^Chest video/, new File([new Uint8Array(5000)], 'chest.mp4', { type: 'video/mp4' }));
  const hips = new File([new Uint8Array(5000)], 'hips.mp4', { type: 'video/mp4' });
  await choose(/^Hip video/, hips);
  const unreadable = () => Promise.reject(new DOMException('The file has changed.', 'NotReadableError'));
  hips.slice = () => Object.assign(new Blob(), { arrayBuffer: unreadable });
  await press('Read my videos');
  expect(screen.getByText(/^We can no longer read hips.mp4/)).toBeTruthy();
  expect(SentRequest.last).toBeNull();
  await choose(/^Hip video/, new File([new Uint8Array(6000)], 'hips.mp4', { type: 'video/mp4' }));
  await press('Read my videos');
  expect(SentRequest.last).not.toBeNull();
});

it('leaving while the videos are sent ends the sending, and says so', async () => {
  vi.stubGlobal('XMLHttpRequest', SentRequest);
  await openMobilityCheck();
  await press('No sensor? Film it instead');
  await choose(/^Chest video/, new File([new Uint8Array(5000)], 'chest.mp4', { type: 'video/mp4' }));
  expect(asksBeforeLeaving()).toBe(false);
  await press('Read my videos');
  expect(asksBeforeLeaving()).toBe(true);
  await settle(() => fireEvent.click(screen.getByRole('link', { name: 'Home tab' })));
  expect(SentRequest.last?.isAborted).toBe(true);
  expect(screen.getByText('Your videos were not sent. Go back to the check, and send them again.')).toBeTruthy();
  expect(asksBeforeLeaving()).toBe(false);
  await press('Back to the check');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

describe('leaving after the last byte', () => {
  const leave = async () => {
    vi.stubGlobal('XMLHttpRequest', SentRequest);
    const queryClient = await openMobilityCheck();
    await press('No sensor? Film it instead');
    await choose(/^Chest video/, new File([new Uint8Array(5000)], 'chest.mp4', { type: 'video/mp4' }));
    await press('Read my videos');
    await settle(() => SentRequest.last?.upload.onprogress?.({ loaded: 5000, total: 5000 }));
    await settle(() => fireEvent.click(screen.getByRole('link', { name: 'Home tab' })));
    expect(SentRequest.last?.isAborted).toBe(false);
    expect(screen.queryByText('Videos Not Sent')).toBeNull();
    return queryClient;
  };

  const answer = (status: number, responseText: string) =>
    settle(() => {
      Object.assign(SentRequest.last ?? {}, { status, responseText });
      SentRequest.last?.onload();
    });
  const accept = () => answer(202, JSON.stringify({ id }));
  const refuse = () => answer(413, '');

  it('goes on: the result is found when the golfer is back', async () => {
    await leave();
    await accept();
    await advance(0.1);
    expect(localStorage.getItem(stored)).toBe(JSON.stringify(id));
    expect(screen.queryByText('Videos Not Sent')).toBeNull();
  });

  it('says that the videos were not sent if the server refuses them', async () => {
    await leave();
    await refuse();
    await advance(0.1);
    expect(screen.getByText('Videos Not Sent')).toBeTruthy();
  });

  it('says that the videos may have arrived if the answer is lost', async () => {
    await leave();
    await settle(() => SentRequest.last?.onerror());
    await advance(0.1);
    expect(screen.getByText(/^We do not know whether your videos arrived\./)).toBeTruthy();
    expect(screen.queryByText('Videos Not Sent')).toBeNull();
  });

  it('says nothing to the next one at this device once the golfer has signed out', async () => {
    const queryClient = await leave();
    await settle(() => changeUser(queryClient, null));
    await refuse();
    await advance(0.1);
    expect(screen.queryByText('Videos Not Sent')).toBeNull();
  });

  it('shows that they are being saved to a golfer who is back before the answer', async () => {
    await leave();
    await settle(() => fireEvent.click(screen.getByRole('link', { name: 'From the home screen to the check' })));
    await advance(0.1);
    expect(screen.getByText('Saving your videos...')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Read my videos' })).toBeNull();
    await accept();
    await advance(0.1);
    expect(screen.getByText(/^Reading your videos/)).toBeTruthy();
  });
});
