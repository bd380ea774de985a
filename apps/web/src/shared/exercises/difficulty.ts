/** The specified label of a difficulty (1…5), and the kind of badge that has its color. */
export function describeDifficulty(difficulty: number): { label: string; kind: 'good' | 'care' | 'alert' } {
  if (difficulty <= 2) return { label: 'Easy', kind: 'good' };
  return difficulty === 3 ? { label: 'Medium', kind: 'care' } : { label: 'Hard', kind: 'alert' };
}
