/** The first parts of the query keys whose answers change with a completed exercise, beside the workout and the user. */
export const leaderboardKey = ['leaderboard'] as const;
export const workoutDaysKey = ['user-sessions'] as const;
export const streakKey = ['streak'] as const;
