import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { markElements, markSide } from '@vouch/presentation'
import { colours } from './colours.ts'
import { icoFile } from './ico-file.ts'

/** Icons as PNG, for what cannot draw SVG: tabs of old browsers, home screens, search results. */

/** 32: tabs; 180: home screens of iOS; 192 and 512: the manifest. */
export const iconSizesPx = [32, 180, 192, 512] as const

/** How much of the square the mark fills: a mask may cut a circle of 80 %, within which the mark must lie. */
const markShare = 0.58

/** What asks for `/favicon.ico` without reading a page: readers of feeds, lists of bookmarks, old browsers. */
const faviconSizesPx = [16, 32, 48] as const

export function writeIcons(folder: string): void {
  for (const size of iconSizesPx) {
    // A tab shows the bare mark: on a plate it would be a few pixels wide.
    writeFileSync(join(folder, `icon-${size}.png`), drawn(size === 32 ? markOnly() : markOnPlate(), size))
  }
  const frames = faviconSizesPx.map((sidePx) => ({ sidePx, png: drawn(markOnly(), sidePx) }))
  writeFileSync(join(folder, 'favicon.ico'), icoFile(frames))
}

function drawn(svg: string, sidePx: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: sidePx } }).render().asPng()
}

function markOnly(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSide} ${markSide}">${markElements(colours.accent)}</svg>`
}

function markOnPlate(): string {
  const margin = (markSide * (1 / markShare - 1)) / 2
  const side = markSide + 2 * margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}"><rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${colours.paper}"/>${markElements(colours.accent)}</svg>`
}
