import type { MainAction, PremiumPaths } from './main-actions.ts';
import type { Page } from './page.ts';

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const openHips = press(/^Hip Rotation/);
const adminScreen = (screen: string, path: string, ready: string) => ({ screen: `admin ${screen}`, path, ready });

/** Sheets and dialogs of a golfer with Premium: how they open, and what is pressed in them. */
export const sheetActions = ({ analysis }: Pick<PremiumPaths, 'analysis'>): MainAction[] => {
  const report = { screen: 'sheets', path: analysis, ready: 'Mobility Analysis' };
  return [
    { ...report, action: 'a dial opens', act: openHips },
    { ...report, action: 'Set a Goal', prepare: openHips, act: press('Set a Goal') },
    { ...report, action: 'Create Link', prepare: press('Share'), act: press('Create Link') },
    { screen: 'sheets', path: '/', ready: 'Week Streak', action: 'Notifications', act: press(/^Notifications/) },
    {
      screen: 'sheets',
      path: '/profile',
      ready: 'Personal Information',
      action: 'Delete Account',
      act: press('Delete Account'),
    },
    { screen: 'sheets', path: '/daily-workout/train', ready: 'sets done', action: 'Swap', act: press('Swap') },
  ];
};

/** Actions of a signed-in admin. */
export const adminActions: readonly MainAction[] = [
  {
    ...adminScreen('users', '/admin', 'Total Users'),
    action: 'a letter in the search',
    act: (page) => page.getByLabel('Search').press('p'),
  },
  { ...adminScreen('users', '/admin', 'Total Users'), action: 'Password link', act: press(/^Password link for /) },
  {
    ...adminScreen('users', '/admin', 'Total Users'),
    action: 'another screen',
    act: (page) => page.getByRole('link', { name: 'Analyses', exact: true }).click(),
  },
  {
    ...adminScreen('analyses', '/admin/analyses', 'Search'),
    action: 'a letter in the search',
    act: (page) => page.getByLabel('Search').press('p'),
  },
];
