/** Colors of text and background; `least` is the required contrast (7 for main text, in full sun). */
export const colorPairs = [
  { ground: 'paper', text: 'ink', least: 7, use: 'The page' },
  { ground: 'card', text: 'ink', least: 7, use: 'Cards' },
  { ground: 'card', text: 'muted', least: 4.5, use: 'What comes second' },
  { ground: 'card', text: 'hint', least: 4.5, use: 'Hints in empty fields' },
  { ground: 'card', text: 'fairway', least: 7, use: 'Links, marks' },
  { ground: 'fairway', text: 'on-fairway', least: 7, use: 'Main button, choice' },
  { ground: 'fairway-tint', text: 'ink', least: 7, use: 'A fact' },
  { ground: 'turf', text: 'on-turf', least: 7, use: 'Header, titles' },
  { ground: 'flag', text: 'on-flag', least: 7, use: 'Look here first' },
  { ground: 'sand', text: 'on-sand', least: 7, use: 'Take care' },
  { ground: 'alert-tint', text: 'alert', least: 4.5, use: 'Errors' },
  { ground: 'alert', text: 'on-alert', least: 7, use: 'Failure toasts' },
  { ground: 'night', text: 'on-night', least: 7, use: 'Around videos' },
  { ground: 'inverse', text: 'on-inverse', least: 7, use: 'Toasts, tooltips' },
  { ground: 'card', text: 'edge', least: 3, use: 'Edges of fields' },
  { ground: 'card', text: 'pin', least: 3, use: 'Marks on scales' },
  { ground: 'card', text: 'series-1', least: 3, use: 'Chart: the swings' },
  { ground: 'card', text: 'series-2', least: 3, use: 'Chart: their average' },
] as const;
export type ColorPair = (typeof colorPairs)[number];
