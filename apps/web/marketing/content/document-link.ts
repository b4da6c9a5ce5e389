/** Where links of the repository's documents lead on the site. Paths of code keep their words and lose their link. */
export function documentLink(href: string): string {
  if (href.startsWith('signals.md')) return href.replace('signals.md', '/methodology/signals')
  if (href.startsWith('science.md')) return href.replace('science.md', '/methodology')
  return href
}
