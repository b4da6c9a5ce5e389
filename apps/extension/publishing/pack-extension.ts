import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { markElements, markSide } from '@vouch/presentation'
import { build, zip } from 'wxt'

/** `npm run build -w apps/extension`: builds for Chrome and Firefox and writes a zip for each store. `--folder` builds the folder for Chrome alone,
 *  which instances give out as their own package. */

const root = fileURLToPath(new URL('../', import.meta.url))
const accent = '#0b6e5f'
const paper = '#fbfaf7'

writeIcons()
if (process.argv.includes('--folder')) await build({ root, browser: 'chrome' })
else
  for (const browser of ['chrome', 'firefox']) {
    for (const file of await zip({ root, browser })) console.log(file)
  }

/** The mark on a plate, as other icons of the product have it; small ones show the bare mark. */
function writeIcons(): void {
  const folder = join(root, 'public')
  mkdirSync(folder, { recursive: true })
  for (const size of [16, 32, 48, 128]) {
    const margin = size < 48 ? 0 : markSide * 0.36
    const side = markSide + 2 * margin
    const plate =
      margin === 0
        ? ''
        : `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" rx="6" fill="${paper}"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">${plate}${markElements(accent)}</svg>`
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
    const file = join(folder, `icon-${size}.png`)
    // What is the same stays as old as it is: whether the extension is up to date is decided by times.
    if (!existsSync(file) || !readFileSync(file).equals(png)) writeFileSync(file, png)
  }
}
