import type { Page } from './page.ts';

/** The main action of a screen. */
export interface MainAction {
  screen: string;
  path: string;
  /** Text that is there once the screen is complete. */
  ready: string;
  action: string;
  /** Steps before the action, at full speed. */
  prepare?(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

const tap = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const follow = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first().click();

export const visitorActions: readonly MainAction[] = [
  { screen: 'introduction', path: '/', ready: 'Film face-on', action: 'Next', act: tap('Next') },
  { screen: 'sign-in', path: '/sign-in', ready: 'E-mail', action: 'Sign in', act: tap('Sign in') },
  { screen: 'sample', path: '/sample', ready: 'A Sample Analysis', action: 'Ball', act: openTab('Ball') },
  { screen: 'sample', path: '/sample', ready: 'A Sample Analysis', action: 'Impact', act: tap('Impact') },
  {
    screen: 'registration',
    path: '/sign-in',
    ready: 'E-mail',
    action: 'Create account, with empty fields',
    prepare: tap('New here? Create an account'),
    act: tap('Create account'),
  },
  {
    screen: 'forgotten password',
    path: '/forgot-password',
    ready: 'E-mail',
    action: 'Send link',
    act: tap('Send link'),
  },
  {
    screen: 'not found',
    path: '/nowhere',
    ready: 'Page Not Found',
    action: 'the way home',
    act: follow('Back to Home'),
  },
  {
    screen: 'admin sign-in',
    path: '/admin-login',
    ready: 'Access Admin Panel',
    action: 'Access Admin Panel',
    prepare: (page) => page.getByLabel('Admin password').fill('not the admin password'),
    act: tap('Access Admin Panel'),
  },
];

export const golferActions = (analysis: string): MainAction[] => [
  { screen: 'home', path: '/', ready: 'Week Streak', action: 'the Analysis tab', act: follow('Analysis') },
  { screen: 'home', path: '/', ready: 'Week Streak', action: 'the profile tab', act: follow('Profile') },
  {
    screen: 'analysis list',
    path: '/analysis',
    ready: 'Analysis Complete',
    action: 'the Home tab',
    act: follow('Home'),
  },
  { screen: 'analysis', path: analysis, ready: 'Mobility Analysis', action: 'Body', act: openTab('Body') },
  { screen: 'analysis', path: analysis, ready: 'Mobility Analysis', action: 'Ball', act: openTab('Ball') },
  { screen: 'analysis', path: analysis, ready: 'Mobility Analysis', action: 'Progress', act: openTab('Progress') },
  { screen: 'analysis', path: analysis, ready: 'Mobility Analysis', action: 'Play', act: tap('Play') },
  { screen: 'analysis', path: analysis, ready: 'Mobility Analysis', action: 'Impact', act: tap('Impact') },
  { screen: 'analysis', path: analysis, ready: 'Mobility Analysis', action: 'Share', act: tap('Share') },
  {
    screen: 'exercises',
    path: '/exercises',
    ready: 'Exercise Library',
    action: 'a letter in the search',
    act: (page) => page.getByPlaceholder('Search exercises...').press('b'),
  },
  { screen: 'exercises', path: '/exercises', ready: 'Free Exercises', action: 'mobility', act: tap('mobility') },
  {
    screen: 'leaderboard',
    path: '/leaderboard',
    ready: 'Your Points Summary',
    action: 'the Home tab',
    act: follow('Home'),
  },
  {
    screen: 'profile',
    path: '/profile',
    ready: 'Personal Information',
    action: 'Complete Profile',
    act: tap('Complete Profile'),
  },
  {
    screen: 'subscribe',
    path: '/subscribe',
    ready: 'Upgrade to Premium',
    action: 'annual',
    act: tap('Continue with Annual'),
  },
  {
    screen: 'mobility check',
    path: '/mobility-check',
    ready: 'Start the check',
    action: 'Start',
    act: tap('Start the check'),
  },
  {
    screen: 'recording',
    path: '/record',
    ready: 'Open the camera',
    action: 'Open the camera',
    act: tap('Open the camera'),
  },
  {
    screen: 'daily workout',
    path: '/daily-workout',
    ready: 'Workout Overview',
    action: 'another exercise opens',
    act: (page) => page.getByRole('region').nth(2).getByRole('button').first().click(),
  },
  {
    screen: 'how points work',
    path: '/how-points-work',
    ready: 'Streak Tiers',
    action: 'the Home tab',
    act: follow('Home'),
  },
  {
    screen: 'recorded swings',
    path: '/record/swings',
    ready: 'Your swings on this phone',
    action: 'Record',
    act: follow('Record hands-free'),
  },
];

/** Actions of a golfer with Premium, two swings and a bag of shots. */
export const premiumActions = ({ analysis, compare, shared }: PremiumPaths): MainAction[] => [
  {
    screen: 'analysis',
    path: analysis,
    ready: 'Mobility Analysis',
    action: 'Progress, with swings',
    act: openTab('Progress'),
  },
  {
    screen: 'progress',
    path: '/progress',
    ready: 'Your Progress',
    action: '7-Iron',
    act: (page) => page.getByText('7-Iron', { exact: true }).first().click(),
  },
  { screen: 'streak', path: '/streak', ready: 'Choose a Week', action: 'Choose a Week', act: tap('Choose a Week') },
  { screen: 'compare', path: compare, ready: 'Before and After', action: 'Impact', act: tap('Impact') },
  {
    screen: 'shots',
    path: '/shots',
    ready: 'Where They Land',
    action: 'another club, by its letter',
    act: (page) => page.getByLabel('Club').press('d'),
  },
  {
    screen: 'shot import',
    path: '/shots/import',
    ready: 'Choose a File',
    action: 'Import',
    prepare: async (page) => {
      await page.getByLabel('Choose a File').setInputFiles(range());
      const confirm = page.getByRole('button', { name: 'Show My Shots' });
      const ready = importButton(page);
      await confirm.or(ready).first().waitFor();
      if (await confirm.isVisible()) await confirm.click();
      await ready.waitFor();
    },
    act: (page) => importButton(page).click(),
  },
  {
    screen: 'recaps',
    path: '/recaps',
    ready: 'No recap yet',
    action: 'See Your Progress',
    act: follow('See Your Progress'),
  },
  {
    screen: 'upload',
    path: '/upload',
    ready: 'Try a sample swing',
    action: 'Analyze My Swing, without a video',
    act: tap('Analyze My Swing'),
  },
  {
    screen: 'daily workout',
    path: '/daily-workout',
    ready: 'Workout Overview',
    action: 'Complete',
    act: tap('Complete'),
  },
  {
    screen: 'training',
    path: '/daily-workout/train',
    ready: 'sets done',
    action: 'the next press',
    act: (page) => page.getByRole('button', { name: /^(?:Set \d done|Start set \d|Skip the rest|Stop)$/ }).click(),
  },
  {
    screen: 'exercises',
    path: '/exercises',
    ready: 'Free Exercises',
    action: 'Watch',
    act: (page) =>
      page
        .getByRole('button', { name: /^Watch / })
        .first()
        .click(),
  },
  { screen: 'shared swing', path: shared, ready: 'A Golfer’s Swing', action: 'Impact', act: tap('Impact') },
];

export interface PremiumPaths {
  readonly analysis: string;
  readonly compare: string;
  readonly shared: string;
}

/** The button that takes the shots of the file. Few of them may be equal to those of the round before. */
const importButton = (page: Page) => page.getByRole('button', { name: /^Import \d+ Shots$/ });

/** A range session with 200 shots, as a simple monitor writes it, each time with other numbers: the same shots would not be taken twice. */
function range() {
  const rows = Array.from({ length: 200 }, (_, n) => `7-iron,${120 + n / 4},${(105 + Math.random()).toFixed(1)}`);
  return {
    name: 'range.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Club,Carry (yd),Ball Speed (mph)', ...rows].join('\n')),
  };
}
