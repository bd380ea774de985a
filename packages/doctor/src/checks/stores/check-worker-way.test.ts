import { expect, it } from 'vitest';
import { checkWorkerWay, judgeWorkerWay } from './check-worker-way.ts';

const networks = ['127.0.0.1/8', '172.18.0.5/16', 'fd00:1::5/64'];

it.each([
  [['172.18.0.9'], true],
  [['fd00:1::9'], true],
  [['203.0.113.7', '172.18.0.9'], true],
  [['203.0.113.7'], false],
  [['172.19.0.9'], false],
  [['2001:db8::1'], false],
  // Not found: the check of the store says so.
  [[], true],
])('a store at %j beside the worker: %s', (addresses, isReached) => {
  expect(judgeWorkerWay('s3.example.com', addresses, networks).map(({ status }) => status)).toEqual(
    isReached ? [] : ['failed'],
  );
});

it.each([
  ['http://127.0.0.1:9000', []],
  ['https://203.0.113.7', ['failed']],
])('asks for the address of %s', async (endpoint, found) => {
  expect((await checkWorkerWay(endpoint)).map(({ status }) => status)).toEqual(found);
});
