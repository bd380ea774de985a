const dayMs = 86_400_000;

/** The calendar day some days later, or earlier if negative: "2026-03-08" and 1 give "2026-03-09". */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Calendar days from one to the other; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** The Sunday on which the week of a day began: the key of its US Central week. */
export const weekOfDay = (day: string): string => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
