/** The version that the SDK `stripe` 23 pins. A test compares the two. */
export const apiVersion = '2026-10-28.endive';
