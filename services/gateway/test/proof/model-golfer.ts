/** Sunday of week 1 is 4 January 1970. */
const weekOf = (day: number) => Math.floor((day + 4) / 7);
const sundayOf = (week: number) => week * 7 - 4;
const dateOf = (day: number) => new Date(day * 86_400_000);
const textOf = (day: number) => dateOf(day).toISOString().slice(0, 10);
const yearOf = (week: number) => dateOf(sundayOf(week)).getUTCFullYear();

export interface ModelSwing {
  state: 'running' | 'finished' | 'failed';
  links: { id: string; token: string; expiresAt: Date }[];
}

/**
 * One golfer, as the specification describes them: uploads, points, streak and links. Days are counted from 1970. It shares no code with the
 * product, which it judges.
 */
export class ModelGolfer {
  isPremium = false;
  day: number;
  /** Seconds since 18:00 UTC of the day, noon in Chicago in winter. */
  passedS = 0;
  readonly swings = new Map<string, ModelSwing>();
  /** Uploads that count. A deleted swing stays one. */
  readonly credits = new Map<string, { club: string; week: number; isPremium: boolean }>();
  /** Days of all uploads. */
  uploadDays: number[] = [];
  readonly servedDays = new Set<number>();
  /** Points of each exercise, by day. */
  readonly trained = new Map<number, Map<string, number>>();
  /** Weeks of the streak as of the first exercise of a day, which decide for all of it. */
  readonly streakOf = new Map<number, number>();
  readonly paused = new Set<number>();

  constructor(day: number) {
    this.day = day;
  }

  get now(): Date {
    return new Date(this.day * 86_400_000 + 18 * 3_600_000 + this.passedS * 1_000);
  }
  get week(): number {
    return weekOf(this.day);
  }
  /** Key of the week that is so many weeks ahead: its Sunday. */
  weekKey = (ahead: number): string => textOf(sundayOf(this.week + ahead));

  /** Code of the refusal of an upload; null if it is allowed. */
  refuseUpload(club: string): string | null {
    if (this.uploadDays.filter((day) => day === this.day).length >= 10) return 'daily-analysis-limit';
    const credits = [...this.credits.values()];
    if (!this.isPremium) return credits.length > 0 ? 'upload-limit-reached' : null;
    return credits.some(({ isPremium, ...credit }) => isPremium && credit.club === club && credit.week === this.week)
      ? 'weekly-upload-limit-reached'
      : null;
  }

  canSeeWorkout(): boolean {
    return this.isPremium || this.servedDays.size === 0 || this.servedDays.has(this.day);
  }

  private trainedWeeks(): Set<number> {
    return new Set([...this.trained.keys()].map(weekOf));
  }

  streakWeeks(): number {
    const trained = this.trainedWeeks();
    let weeks = trained.has(this.week) ? 1 : 0;
    for (let week = this.week - 1; trained.has(week) || this.paused.has(week); week--)
      weeks += trained.has(week) ? 1 : 0;
    return weeks;
  }

  pausesLeft(week = this.week): number {
    const trained = this.trainedWeeks();
    const used = [...this.paused].filter((paused) => yearOf(paused) === yearOf(week) && !trained.has(paused));
    return Math.max(0, 4 - used.length);
  }

  /** Code of the refusal of a pause; null if it is allowed. */
  refusePause(ahead: number): string | null {
    const week = this.week + ahead;
    if (ahead > 8) return 'week-too-far';
    if (this.paused.has(week)) return null;
    if (this.trainedWeeks().has(week)) return 'week-trained';
    return this.pausesLeft(week) === 0 ? 'pause-limit-reached' : null;
  }

  /** Points of an exercise that is completed now. The same one again has the same points, and earns nothing. */
  complete(exercise: string): number {
    const exercises = this.trained.get(this.day) ?? new Map<string, number>();
    this.trained.set(this.day, exercises);
    if (!this.streakOf.has(this.day)) this.streakOf.set(this.day, this.streakWeeks());
    const points = exercises.get(exercise) ?? pointsOf(this.streakOf.get(this.day) ?? 0);
    exercises.set(exercise, points);
    return points;
  }

  monthlyPoints(): number {
    const month = textOf(this.day).slice(0, 7);
    const days = [...this.trained].filter(([day]) => textOf(day).startsWith(month));
    return days.flatMap(([, exercises]) => [...exercises.values()]).reduce((sum, points) => sum + points, 0);
  }
}

/** The specification's table (section 9). */
function pointsOf(streakWeeks: number): number {
  if (streakWeeks >= 15) return 15;
  if (streakWeeks >= 10) return 13;
  if (streakWeeks >= 7) return 10;
  if (streakWeeks >= 5) return 8;
  return streakWeeks >= 3 ? 6 : 5;
}
