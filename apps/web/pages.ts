/** A page that the build writes, and what it says and loads ahead. */
export interface Page {
  title: string;
  description: string;
  /** Null for a page of several paths. */
  path: string | null;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Sources of the screens, below src. */
  screens: string[];
  /** Files of the build, by the names that they have in the sources. */
  pictures: string[];
  data: string[];
  /** Calls that the screen makes first. */
  calls: string[];
  /** The script of src/first-paint that shows a picture of the golfer's own before the client has arrived. */
  pictureScript: 'opening-picture' | 'home-picture' | null;
}

const nothing = { screens: [], pictures: [], data: [], calls: [], pictureScript: null };
const product = {
  title: 'TrueSwing',
  description: 'AI-powered mobility for a stronger, smarter swing.',
  path: null,
  isListed: true,
};
const signedIn = '/api/auth/user';

/** The gateway chooses by path and session; `index` serves every other path. */
export const pages: Record<'index' | 'visitor' | 'home' | 'analysis' | 'sample' | 'shared', Page> = {
  index: { ...nothing, ...product },
  visitor: { ...nothing, ...product, path: '/', screens: ['app/pages/visitor/visitor.page.tsx'] },
  home: {
    ...nothing,
    ...product,
    path: '/',
    screens: ['app/pages/home/home.page.tsx', 'app/pages/home/home-cards.ts'],
    calls: [signedIn, '/api/swing-analyses/user/me'],
    pictureScript: 'home-picture',
  },
  analysis: {
    ...nothing,
    ...product,
    screens: ['app/pages/analysis-detail/analysis-detail.page.tsx'],
    calls: [signedIn],
    pictureScript: 'opening-picture',
  },
  sample: {
    ...nothing,
    title: 'A sample swing analysis · TrueSwing',
    description: 'See what TrueSwing finds in one swing: your next step, your turn, your tempo and your ball flight.',
    path: '/sample',
    isListed: true,
    screens: ['features/analyses/sample/sample.page.tsx'],
    pictures: ['face-on-top.jpg'],
    data: ['face-on-landmarks.json'],
  },
  // Its address is a key, and its preview is seen by others than its reader: it names no golfer.
  shared: {
    ...nothing,
    title: 'A shared swing · TrueSwing',
    description: 'A golfer shared a swing with you. Watch the video, read the numbers and leave a comment.',
    path: null,
    isListed: false,
    screens: ['app/pages/shared-swing/shared-swing.page.tsx'],
  },
};
