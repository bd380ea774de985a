import { readRecording } from '@trueswing/domain';
import { expect, it } from 'vitest';
import { recordTurns } from '../../../../../../packages/domain/test/record-turns.ts';
import { adviseOnPart } from './describe-check.ts';

it.each<[string, Parameters<typeof recordTurns>[0], string | null]>([
  ['all turns count', { turnsDeg: [60, 50] }, null],
  ['the phone slips', { turnsDeg: [60, 50], slip: { turn: 0, deg: 15 } }, 'The phone slipped'],
  ['the sensor drifts', { turnsDeg: [60, 50, 60, 50], driftDegPerS2: 0.5 }, 'The sensor drifted.'],
])('%s', (_, made, advice) => {
  const said = adviseOnPart(readRecording(recordTurns(made)));
  if (advice === null) expect(said).toBeNull();
  else expect(said).toContain(advice);
});
