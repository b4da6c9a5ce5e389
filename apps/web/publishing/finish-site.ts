import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publicPages } from '../marketing/metadata/public-pages.ts'
import { compressAssets } from './compress-assets.ts'
import { writeListDrawing } from './list-drawing.ts'
import { writeSocialCards } from './social-cards.ts'

/** What a built site gets while it is served already: what draws discovery's list, smaller copies of its assets, and the pictures of shared
 *  links. A process of its own; it may be ended at any moment and begun again. */

const buildFolder = join(fileURLToPath(new URL('../', import.meta.url)), 'build')
const folder = join(buildFolder, 'client')

await writeListDrawing(buildFolder)
await compressAssets(folder)
await writeSocialCards(folder, publicPages)
