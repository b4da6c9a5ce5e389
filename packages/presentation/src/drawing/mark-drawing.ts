/** The mark as lines on a square of 24: a check whose right arm ends in a small error bar. Screen, icons, cards and files draw these
 *  very lines. */
export const markSide = 24
export const markLines = [
  { d: 'M3.5 11.5 9.5 20 17 7.5', width: 2.6, join: 'round' },
  { d: 'M18.6 1.8v8.4M16.2 1.8h4.8M16.2 10.2h4.8', width: 1.6, join: 'miter' },
] as const

/** @param colour a literal colour, for files that no style sheet reaches.
 *  @returns the lines as SVG elements, without the frame. */
export function markElements(colour: string): string {
  return markLines
    .map(
      ({ d, width, join }) =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="${join}"/>`,
    )
    .join('')
}
