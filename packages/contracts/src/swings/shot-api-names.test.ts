import { expect, it } from 'vitest';
import { launchMonitorFields, shotFields, shotFieldsOf } from './launch-monitor-fields.ts';
import { shotFromApi, shotToApi } from './shot-api-names.ts';

it('the API keeps the names and bounds of the specification, and has the launch angle besides', () => {
  const bounds = shotFields.map((field) => {
    const { apiName, min, max } = launchMonitorFields[field];
    return [apiName, min, max];
  });
  expect(bounds).toEqual([
    ['clubSpeed', 0, 150],
    ['ballSpeed', 0, 200],
    ['carry', 0, 400],
    ['total', 0, 450],
    ['spinRate', 0, 8000],
    ['launchAngle', 0, 60],
    ['clubPath', -20, 20],
    ['faceAngle', -20, 20],
  ]);
});

it('a total distance applies to the driver only', () => {
  expect(shotFieldsOf('driver')).toEqual(shotFields);
  expect(shotFieldsOf('7-iron')).toEqual(shotFields.filter((field) => field !== 'totalYd'));
});

it('each number has its own name in the API, and absent ones are null', () => {
  const numbers = Object.fromEntries(shotFields.map((field, index) => [field, index]));
  const sent = shotToApi(numbers);
  expect(Object.keys(sent)).toHaveLength(shotFields.length);
  expect(shotFromApi(sent)).toEqual(numbers);
  expect(shotFromApi({ clubPath: 0 })).toEqual({ ...shotFromApi({}), clubPathDeg: 0 });
  expect(Object.values(shotToApi({}))).toEqual(shotFields.map(() => null));
});
