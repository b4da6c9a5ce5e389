import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Styles of public pages stand in the pages themselves. A phone on a slow network draws such a page as soon as it has come, instead of
 *  after a dozen further answers. What a newcomer would get wrong: the links stay where they were, because the router expects to find
 *  them when the page comes alive. They are switched off, so nothing fetches them; on later pages of a visit the router adds links of
 *  its own, which are not. Some of its links bear a mark at the end of their address. Parts that come later look for their styles under
 *  the plain one before they fetch them, so that stands there too. */

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g

/** Puts the styles into the pages of these addresses, in a built site's folder. */
export function putStylesInside(folder: string, addresses: readonly string[]): void {
  const texts = new Map<string, string>()
  const styleOf = (href: string) => {
    const known = texts.get(href) ?? readFileSync(join(folder, href), 'utf8').trim()
    texts.set(href, known)
    return known
  }
  for (const address of addresses) {
    const file = join(folder, address, 'index.html')
    writeFileSync(file, withStylesInside(readFileSync(file, 'utf8'), styleOf))
  }
}

/** @param styleOf the text of a stylesheet by its path from the root
 *  @returns the page with one block of styles, in the order of its links, where the first of them stands
 *  @throws Error for a page without stylesheets: then the build writes them in a way that this does not know */
export function withStylesInside(html: string, styleOf: (path: string) => string): string {
  const paths = [...html.matchAll(stylesheet)].map(([, href = '']) => href.split('#', 1).join(''))
  if (paths.length === 0) throw new Error('A page links to no styles.')
  const text = paths.map(styleOf).join('\n')
  const plain = [...new Set(paths)].filter((path) => !html.includes(`<link rel="stylesheet" href="${path}"/>`))
  if (text.includes('</style')) throw new Error('A stylesheet would end its own block.')
  const off = html.replaceAll(stylesheet, '<link rel="stylesheet" href="$1" disabled=""/>')
  const added = plain.map((path) => `<link rel="stylesheet" href="${path}" disabled=""/>`).join('')
  return off.replace('<link rel="stylesheet"', () => `<style>${text}</style>${added}<link rel="stylesheet"`)
}
