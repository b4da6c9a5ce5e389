import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** React draws the names of a page's script files before everything else in its head. A page of the product has a hundred of them, and a phone
 *  that asks for those first is late with the styles, without which it shows nothing. Here the names come after the styles. */

const preload = /<link rel="modulepreload"[^>]*>/g

/** Moves the names of scripts to the end of the heads of these files, in a built site's folder.
 *  @throws Error where one of them names none */
export function askForScriptsLast(folder: string, files: readonly string[]): void {
  for (const name of files) {
    const file = join(folder, name)
    writeFileSync(file, withScriptsLast(readFileSync(file, 'utf8')))
  }
}

/** @returns the page with the names of its scripts at the end of its head
 *  @throws Error where it names none, as if the build wrote them in a way that this does not know */
export function withScriptsLast(html: string): string {
  const links = html.match(preload)
  if (links === null) throw new Error('A page names no scripts in its head.')
  return html.replaceAll(preload, '').replace('</head>', () => `${links.join('')}</head>`)
}
