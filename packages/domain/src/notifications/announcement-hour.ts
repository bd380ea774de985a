/**
 * US Central hour from which recaps and retests are announced. The analyses of the evening before have ended by then, and golfers are awake.
 * Reminders come at eight: on a Saturday that of a streak at risk takes the one push of the day, because it cannot wait.
 */
export const announcementHour = 9;
