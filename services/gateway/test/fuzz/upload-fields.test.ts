import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOrphans } from '../find-orphans.ts';
import { anotherNetwork, type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';
import { encodeVideo, h264, moovFirst, uploadForm } from '../test-videos.ts';

let gateway: TestGateway;
let faceOn: Buffer;
beforeAll(async () => {
  gateway = await startGateway();
  faceOn = await encodeVideo('mp4', ...h264, ...moovFirst);
});
afterAll(() => gateway.stop());

/** Column of each number of the form, and its bounds. */
const columns = {
  age: ['age', 10, 100],
  clubSpeed: ['club_speed_mph', 0, 150],
  ballSpeed: ['ball_speed_mph', 0, 200],
  clubPath: ['club_path_deg', -20, 20],
  faceAngle: ['face_angle_deg', -20, 20],
  spinRate: ['spin_rpm', 0, 8_000],
  carry: ['carry_yd', 0, 400],
  total: ['total_yd', 0, 450],
  launchAngle: ['launch_angle_deg', 0, 60],
} as const;
type Field = keyof typeof columns;
const fields = Object.keys(columns) as Field[];

const spaces = fc.constantFrom('', ' ', '\t', '\u00a0');
const plain = fc.oneof(fc.integer({ min: -30, max: 300 }), fc.double({ min: 0, max: 150, noNaN: true })).map(
  // Small numbers are written with an exponent by JavaScript, not by golfers.
  (number) => number.toFixed(2).replace(/\.?0+$/, ''),
);
const odd = fc.oneof(
  fc.constantFrom(
    '   ',
    '\t',
    '0x64',
    '0b1',
    '0o7',
    '1e1',
    '1E999',
    'NaN',
    'Infinity',
    '-0',
    '1_0',
    '1,5',
    '12 0',
    '٣',
  ),
  fc.constantFrom('null', 'undefined', 'true', '[]', "1'; drop table gateway.swing; --", '9'.repeat(400)),
  fc.string({ unit: 'binary', maxLength: 30 }).filter((text) => !/[\ud800-\udfff]/.test(text)),
);
const text = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(spaces, plain, spaces).map((parts) => parts.join('')) },
  { weight: 3, arbitrary: odd },
);
const complete = { clubSelection: 'driver', gender: 'male', clubSpeed: '100', ballSpeed: '145' };

/** The number that a golfer means by a text; undefined if it is not a number. */
function meant(written: string | undefined): number | null | undefined {
  const trimmed = (written ?? '').trim();
  if (trimmed === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : undefined;
}

it('a number of the form is stored as the golfer wrote it, or rejected, and never derived from what is not a number', async () => {
  let golfer: Golfer = await gateway.register();
  let cases = 0;
  const statuses: Record<number, number> = {};
  const written = fc.dictionary(fc.constantFrom(...fields), text, { maxKeys: 2 });
  await fc.assert(
    fc.asyncProperty(written, async (changes) => {
      if (cases % 8 === 0) golfer = await gateway.register();
      await gateway.rows('delete from gateway.upload_credit where user_id = $1', [golfer.id]);
      const form: Record<string, string> = { ...complete, ...changes };
      const response = await gateway.call('/api/swing-analyses', {
        method: 'POST',
        as: golfer,
        headers: anotherNetwork(),
        body: uploadForm({ faceOn }, form),
      });
      cases += 1;
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      const answer = (await response.json()) as { id: string };
      expect([form, [200, 400, 422].includes(response.status)]).toEqual([form, true]);
      for (const field of fields) {
        const [column, min, max] = columns[field];
        const number = meant(form[field]);
        const isOutside = number === undefined || (number !== null && (number < min || number > max));
        if (isOutside) expect([form, response.status]).not.toEqual([form, 200]);
        if (response.status !== 200) continue;
        const [row] = await gateway.rows(`select ${column} as kept from gateway.swing where id = $1`, [answer.id]);
        const kept = row.kept === null ? null : Number(row.kept);
        expect([form, field, kept]).toEqual([form, field, number === null ? null : (number ?? Number.NaN) + 0]);
      }
    }),
    { numRuns: 150, examples: [[{ carry: '   ' }], [{ ballSpeed: '0x64' }], [{ age: ' 42 ' }]] },
  );
  console.info(`upload fields: ${cases} cases, by status ${JSON.stringify(statuses)}`);
  expect(statuses[200]).toBeGreaterThan(0);
  expect(statuses[400] ?? 0).toBeGreaterThan(0);
  expect(statuses[422] ?? 0).toBeGreaterThan(0);
  expect(await gateway.rows('select 1 from gateway.swing')).toHaveLength(statuses[200] ?? 0);
  expect(await findOrphans(gateway)).toEqual([]);
}, 120_000);
