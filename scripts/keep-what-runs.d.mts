export function keepWhatRuns(folder: string, names?: readonly string[]): Promise<{ left: number; removed: number }>;
