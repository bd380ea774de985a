/** A month as it was when it ended; without one the list of all. Not among `paths`, which is part of the first load. */
export const recapPath = (month?: string): string => (month ? `/recaps/${month}` : '/recaps');
