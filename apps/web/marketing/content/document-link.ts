/** Where links of the repository's documents lead on the site. Paths of code keep their words and lose their link.
 *  @example science/posts.md and, from its neighbors, posts.md are /methodology/posts */
export function documentLink(href: string): string {
  const [path = '', anchor] = href.split('#')
  if (/^[a-z]+:/.test(path) || !path.endsWith('.md')) return href
  const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
  const page = name === 'science' ? '/methodology' : `/methodology/${name}`
  return anchor === undefined ? page : `${page}#${anchor}`
}
