import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { currentRequest, requestColumns, requestHeaders, requestLogFields, withRequest } from './request-context.ts';
import { isRequestId, newRequestId } from './request-id.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const request = { requestId: 'c0ffeec0ffee', traceparent };

it('makes ids that a golfer can read out, and accepts no others', () => {
  const ids = Array.from({ length: 100 }, newRequestId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(ids.every(isRequestId)).toBe(true);
  for (const text of ['', 'mine', `${ids[0]} `, ids[0]?.toUpperCase().replace(/\d/g, 'A'), undefined, 7])
    expect(isRequestId(text)).toBe(false);
});

it('carries the request through asynchronous work, and the same one into rows, jobs and headers', async () => {
  await withRequest(request, async () => {
    await delay(1);
    expect(currentRequest()).toEqual(request);
    expect(requestColumns()).toEqual({ request_id: 'c0ffeec0ffee', traceparent });
    expect(requestHeaders()).toEqual({ 'x-request-id': 'c0ffeec0ffee', traceparent });
    expect(requestLogFields()).toEqual({ requestId: 'c0ffeec0ffee', traceId });
  });
  expect(currentRequest()).toEqual({});
});

it('goes on from a row, whose columns may be null', () => {
  const row = withRequest(request, requestColumns);
  const read = { requestId: row.request_id, traceparent: row.traceparent };
  expect(withRequest(read, currentRequest)).toEqual(request);
  expect(withRequest({ requestId: null, traceparent: null }, requestColumns)).toEqual({
    request_id: null,
    traceparent: null,
  });
});

it('leaves the request of the calling code behind: the work may belong to another one, or to none', () => {
  const inner = withRequest(request, () => withRequest({ requestId: null }, currentRequest));
  expect(inner).toEqual({});
});

it.each(['', 'mine', `00-${traceId}`, `ff-${traceId}-b7ad6b7169203331-01`, `00-${'0'.repeat(32)}-b7ad6b7169203331-01`])(
  'drops the malformed traceparent "%s", and keeps the id',
  (malformed) => {
    expect(withRequest({ ...request, traceparent: malformed }, currentRequest)).toEqual({ requestId: 'c0ffeec0ffee' });
  },
);

it('carries a trace that is not recorded, and does not log its id: no one could look it up', () => {
  const unrecorded = { requestId: 'c0ffeec0ffee', traceparent: traceparent.replace(/01$/, '00') };
  expect(withRequest(unrecorded, currentRequest)).toEqual(unrecorded);
  expect(withRequest(unrecorded, () => requestLogFields())).toEqual({ requestId: 'c0ffeec0ffee' });
});
