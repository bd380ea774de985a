import type { Page } from './page.ts';

/** The main action of a screen. */
export interface MainAction {
  screen: string;
  path: string;
  /** Text that is there once the screen is complete. */
  ready: string;
  action: string;
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
  { screen: 'streak', path: '/streak', ready: 'Choose a Week', action: 'Choose a Week', act: tap('Choose a Week') },
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
    action: 'the Home tab',
    act: follow('Home'),
  },
];

export const interactionScreens = [...visitorActions, ...golferActions('')].map(({ screen }) => screen);
