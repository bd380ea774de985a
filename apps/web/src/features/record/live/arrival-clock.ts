/** Relates the times of a stream, such as those of video frames, to the clock of the page. In seconds. */
export interface ArrivalClock {
  /** Takes the time at which something of the stream arrived, and returns its time on the clock of the page. */
  arrive(streamS: number, arrivedS: number): number;
  /** The time of the stream at this time of the page. */
  toStream(pageS: number): number;
}

/** Delays are compared within this time: long enough to meet a prompt arrival, short enough for clocks that drift. */
const comparedS = 20;

/** Opens a clock which assumes that what arrives with the least delay has none. */
export function openArrivalClock(): ArrivalClock {
  let arrivals: { readonly offsetS: number; readonly arrivedS: number }[] = [];
  let offsetS = 0;
  return {
    arrive(streamS, arrivedS) {
      const arrival = { offsetS: arrivedS - streamS, arrivedS };
      // An earlier arrival with a greater delay never counts again.
      arrivals = arrivals.filter((each) => each.offsetS < arrival.offsetS && each.arrivedS > arrivedS - comparedS);
      arrivals.push(arrival);
      offsetS = arrivals[0]?.offsetS ?? arrival.offsetS;
      return streamS + offsetS;
    },
    toStream: (pageS) => pageS - offsetS,
  };
}
