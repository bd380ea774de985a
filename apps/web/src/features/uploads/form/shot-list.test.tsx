// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { Route } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { openRoutes } from '../../../../test/fixtures/open-routes.tsx';
import { type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { joinableShot } from '../../../../test/fixtures/swing-shots.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { ShotChoice } from './shot-choice.tsx';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
});

async function open(...hasTime: boolean[]) {
  const shots = hasTime.map((has, number) => joinableShot(number, { hasTime: has }));
  server.answers['/api/logged-shots?club=driver'] = () => Response.json(shots);
  const choice = <ShotChoice club="driver" filmedAt={null} isChosen={false} onChoose={() => {}} />;
  await openRoutes('/', <Route path="/" element={choice} />);
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'From a launch-monitor file' })));
  await advance(0.1);
  return screen.getByRole('dialog', { name: 'Which shot was it?' }).textContent;
}

it('a shot whose file says no time of day is shown without one, and the order of such shots is explained', async () => {
  const text = await open(false, false);
  expect(text?.match(/No time/g)).toHaveLength(2);
  expect(text).not.toMatch(/\d:\d\d/);
  expect(text).toContain('Shots without a time are in the order of your file.');
});

it('a shot with a time is shown with it', async () => {
  const text = await open(true);
  expect(text).toContain('231 yd');
  expect(text).not.toContain('No time');
  expect(text).not.toContain('Shots without a time');
});
