/** No upload in one request takes this long: one that is still in progress was left behind by a crash. */
export const longestUploadMs = 3_600_000;
