/** The phone no longer gives the bytes of a chosen file: it was deleted or changed since. To send it again does not help. */
export class UnreadableVideoError extends Error {
  readonly title = 'Video Not Available';

  constructor() {
    super('Your phone no longer gives us this video. Please choose it again.');
  }
}
