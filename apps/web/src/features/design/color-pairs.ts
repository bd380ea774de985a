/** Colors of text and background; `minContrast` is the required contrast (7 for main text, in full sun). */
export const colorPairs = [
  { background: 'paper', text: 'ink', minContrast: 7, use: 'The page' },
  { background: 'card', text: 'ink', minContrast: 7, use: 'Cards' },
  { background: 'card', text: 'muted', minContrast: 4.5, use: 'What comes second' },
  { background: 'card', text: 'hint', minContrast: 4.5, use: 'Hints in empty fields' },
  { background: 'card', text: 'fairway', minContrast: 7, use: 'Links, marks' },
  { background: 'fairway', text: 'on-fairway', minContrast: 7, use: 'Main button, choice' },
  { background: 'fairway-tint', text: 'ink', minContrast: 7, use: 'A fact' },
  { background: 'turf', text: 'on-turf', minContrast: 7, use: 'Header, titles' },
  { background: 'flag', text: 'on-flag', minContrast: 7, use: 'Look here first' },
  { background: 'sand', text: 'on-sand', minContrast: 7, use: 'Take care' },
  { background: 'alert-tint', text: 'alert', minContrast: 4.5, use: 'Errors' },
  { background: 'alert', text: 'on-alert', minContrast: 7, use: 'Failure toasts' },
  { background: 'night', text: 'on-night', minContrast: 7, use: 'Around videos' },
  { background: 'inverse', text: 'on-inverse', minContrast: 7, use: 'Toasts, tooltips' },
  { background: 'card', text: 'edge', minContrast: 3, use: 'Edges of fields' },
  { background: 'card', text: 'pin', minContrast: 3, use: 'Marks on scales' },
  { background: 'card', text: 'series-1', minContrast: 3, use: 'Chart: the swings' },
  { background: 'card', text: 'series-2', minContrast: 3, use: 'Chart: their average' },
] as const;
export type ColorPair = (typeof colorPairs)[number];
