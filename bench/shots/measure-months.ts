import pg from 'pg';
import { fewestEqualNumbers } from '../../services/gateway/src/database.ball-shot.ts';
import { insertOf, jobRows, swingRows } from '../seed-rows.ts';

const logged = 50_000;
const typed = 200;
const goalS = 1;

/** Milliseconds to read the averages of a golfer with 50,000 shots in one month and 200 typed ones, a tenth of them from a file. */
export async function measureMonths(
  stand: { readonly adminUrl: string; readonly gatewayUrl: string },
  { id, cookie }: { readonly id: string; readonly cookie: string },
  rounds: number,
): Promise<string> {
  const client = new pg.Client({ connectionString: stand.adminUrl });
  await client.connect();
  try {
    await seed(client, id);
  } finally {
    await client.end();
  }
  const secondsS: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const response = await fetch(`${stand.gatewayUrl}/api/ball/months/2026-01-01`, { headers: { cookie } });
    const { clubs } = (await response.json()) as { clubs: { shots: number }[] };
    secondsS.push((performance.now() - startedAt) / 1_000);
    const shots = clubs.reduce((sum, club) => sum + club.shots, 0);
    const expected = logged + typed - typed / 10;
    if (shots !== expected) throw new Error(`${shots} of ${expected} shots are in the month`);
  }
  const seconds = secondsS.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  return `A month of ${logged} shots and ${typed} typed ones: median ${seconds.toFixed(2)} s: ${seconds <= goalS ? 'met' : 'NOT met'}`;
}

/** Typed shots have as many numbers as a shot from a file is known by. Those of a tenth are an imported one's, rounded. */
async function seed(client: pg.Client, userId: string): Promise<void> {
  await client.query(
    `with file as (
       insert into gateway.shot_import (id, user_id, file_name, format, shot_count, imported_at)
       values (gen_random_uuid(), $1, 'session.csv', 'bench', $2, now()) returning id
     )
     insert into gateway.shot (id, user_id, import_id, digest, club, hit_at, club_speed_mph, ball_speed_mph, carry_yd, spin_rpm)
     select gen_random_uuid(), $1, file.id, sha256(n::text::bytea), case when n % 3 = 0 then 'driver' else '7-iron' end,
       timestamptz '2026-01-03Z' + n * interval '40 seconds', 80 + n * 0.0001, 104 + sin(n), 150 + 9 * sin(n * 1.7), 6000 + n % 900
     from file, generate_series(1, $2) n`,
    [userId, logged],
  );
  const numbers = {
    club_speed_mph: 'round(club_speed_mph::numeric, 1)',
    ball_speed_mph: 'round(ball_speed_mph::numeric, 1)',
    carry_yd: 'round(carry_yd::numeric) + case when place / $3::int % 10 = 0 then 0 else 300 end',
  };
  if (Object.keys(numbers).length !== fewestEqualNumbers) throw new Error('typed shots are not known by their numbers');
  const typedShots = `
    select * from (select *, row_number() over (order by hit_at) as place from gateway.shot where user_id = $1) shot
    where place % $3::int = 0 and place <= $2::int * $3::int`;
  const values = { id: 'gen_random_uuid()', club: 'club', uploaded_at: "hit_at + interval '1 hour'", ...numbers };
  await client.query(
    `with typed as (${insertOf(swingRows(typedShots, values))} returning id, user_id)
     ${insertOf(jobRows('select * from typed'))}`,
    [userId, typed, Math.floor(logged / typed)],
  );
  await client.query('analyze');
}
