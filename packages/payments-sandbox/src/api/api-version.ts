/** The version that stripe 23 pins; a test compares. */
export const apiVersion = '2026-10-28.endive';
