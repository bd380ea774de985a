// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { openDeviceDatabase } from '../../../test/fixtures/small-indexed-db.ts';
import RecordPage from './record.page.tsx';

test.each([
  [0, 'Back to the upload', '/upload'],
  [1, 'Back to home', '/'],
])('after %d uploads of the free plan the arrow leads %s', async (videoUploadsUsed, label, to) => {
  const server = scriptServer();
  server.user = golferWith({ videoUploadsUsed });
  openDeviceDatabase();
  await openScreens('/record', { '/record': <RecordPage /> });
  expect(screen.getByRole('link', { name: /^Back/ }).getAttribute('aria-label')).toBe(label);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
});
