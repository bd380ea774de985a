export interface ScreenSection {
  /** Heading; a section without one continues the section before. */
  title?: string;
  /** Test that visits the states, if it is not the walk. */
  from?: string;
  how?: string;
  states: readonly ScreenState[];
  note?: string;
}

interface ScreenState {
  names: readonly string[];
  state: string;
  /** Points to look at in the screenshots. */
  verify: string;
}
