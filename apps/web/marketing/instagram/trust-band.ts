/** @returns the word for a trust score: 90 and above is excellent, 80 good, 70 moderate, below that poor. */
export function bandOf(score: number): 'Excellent' | 'Good' | 'Moderate' | 'Poor' {
  if (score >= 90) return 'Excellent'
  if (score >= 80) return 'Good'
  return score >= 70 ? 'Moderate' : 'Poor'
}
