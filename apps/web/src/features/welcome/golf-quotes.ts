/** A quote with its author and source, so that it can be verified. */
export interface GolfQuote {
  text: string;
  author: string;
  /** The book, text or occasion. */
  source: string;
}

/** Only quotes with a certain author: many golf quotes are falsely attributed to famous names. */
export const golfQuotes: readonly GolfQuote[] = [
  {
    text: 'I could take out of my life everything except my experiences at St. Andrews and I would still have a rich full life.',
    author: 'Bobby Jones',
    source: 'Speech on receiving the Freedom of St Andrews, 1958',
  },
  { text: 'Good golf begins with a good grip.', author: 'Ben Hogan', source: 'Five Lessons, 1957' },
  {
    text: 'I never hit a shot, not even in practice, without having a very sharp, in-focus picture of it in my head.',
    author: 'Jack Nicklaus',
    source: 'Golf My Way, 1974',
  },
  { text: 'Take dead aim.', author: 'Harvey Penick', source: 'Little Red Book, 1992' },
  {
    text: 'When I ask you to take an aspirin, please don’t take the whole bottle. In the golf swing a tiny change can make a huge difference.',
    author: 'Harvey Penick',
    source: 'Little Red Book, 1992',
  },
  {
    text: 'There are some things in golf which cannot be explained in writing. They come to the golfer only through instinct and experience.',
    author: 'Harry Vardon',
    source: 'The Complete Golfer, preface, 1905 (shortened)',
  },
  {
    text: 'Golf is so popular simply because it is the best game in the world at which to be bad.',
    author: 'A. A. Milne',
    source: 'The Charm of Golf, in: Not That It Matters, 1919',
  },
  {
    text: 'Golf, like measles, should be caught young, for, if postponed to riper years, the results may be serious.',
    author: 'P. G. Wodehouse',
    source: 'A Mixed Threesome, in: The Clicking of Cuthbert, 1922',
  },
  {
    text: 'Golf is the Great Mystery. Like some capricious goddess, it bestows its favours with what would appear an almost fat-headed lack of method and discrimination.',
    author: 'P. G. Wodehouse',
    source: 'The Heart of a Goof, 1926',
  },
  {
    text: 'Some two thousand years hence some golfer may have the temerity to affirm that golf is learned by playing golf.',
    author: 'Arnold Haultain',
    source: 'The Mystery of Golf, 1908',
  },
  {
    text: 'In golf, while there is life there is hope.',
    author: 'Sir Walter Simpson',
    source: 'The Art of Golf, 1887',
  },
  {
    text: 'Few things draw two men together more surely than a mutual inability to master golf, coupled with an intense and ever-increasing love for the game.',
    author: 'P. G. Wodehouse',
    source: 'A Woman Is Only a Woman, in: The Clicking of Cuthbert, 1922',
  },
  {
    text: 'The man who can putt is a match for anyone.',
    author: 'Willie Park Jr.',
    source: 'The Art of Putting, 1920',
  },
  {
    text: 'Golf is a science, the study of a lifetime, in which you may exhaust yourself but never your subject.',
    author: 'David R. Forgan',
    source: 'The Golfer’s Creed, speech at Chicago Golf Club, 1899',
  },
  {
    text: 'The chief object of every golf architect or greenkeeper worth his salt is to imitate the beauties of nature so closely as to make his work indistinguishable from Nature herself.',
    author: 'Alister MacKenzie',
    source: 'Golf Architecture, 1920',
  },
  {
    text: 'It is not solely the capacity to make great shots that makes champions, but the essential quality of making very few bad shots.',
    author: 'Tommy Armour',
    source: 'How to Play Your Best Golf All the Time, 1953',
  },
  {
    text: 'You’re only here for a short visit. Don’t hurry. Don’t worry. And be sure to smell the flowers along the way.',
    author: 'Walter Hagen',
    source: 'The Walter Hagen Story, 1956',
  },
  {
    text: 'What other people may find in poetry or art museums, I find in the flight of a good drive.',
    author: 'Arnold Palmer',
    source: 'My Game and Yours, 1965',
  },
  {
    text: 'There is no shape nor size of body, no awkwardness nor ungainliness, which puts good golf beyond one’s reach.',
    author: 'Sir Walter Simpson',
    source: 'The Art of Golf, 1887',
  },
  {
    text: 'The devoted golfer is an anguished soul who has learned a lot about putting just as an avalanche victim has learned a lot about snow.',
    author: 'Dan Jenkins',
    source: 'The Dogged Victims of Inexorable Fate, 1970',
  },
  {
    text: 'Golf appeals to the idiot in us and the child. Just how childlike golf players become is proven by their frequent inability to count past five.',
    author: 'John Updike',
    source: 'Is There Life After Golf?, 1972; in: Golf Dreams, 1996 (shortened)',
  },
  { text: 'Golf is not a game of perfect.', author: 'Bob Rotella', source: 'The title of his book, 1995' },
  {
    text: 'Every shot must have a purpose.',
    author: 'Pia Nilsson and Lynn Marriott',
    source: 'The title of their book, 2005',
  },
  {
    text: 'I’m a big believer in fate. I have a good feeling about this.',
    author: 'Ben Crenshaw',
    source: 'Captain of the side that was four points behind, Ryder Cup, 25 September 1999',
  },
  {
    text: 'The least thing upset him on the links. He missed short putts because of the uproar of the butterflies in the adjoining meadows.',
    author: 'P. G. Wodehouse',
    source: 'The Clicking of Cuthbert, 1922',
  },
];
