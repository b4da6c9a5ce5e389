/** Pictures for creators who are simulated: drawn by us from a name, the same for the same name, and nobody's likeness. They are a few
 *  hundred bytes of shapes and stand in the page itself, so that nothing is fetched and nobody is told who reads. */

import { type Draw, type Palette, scenesFor } from './drawn-scenes.ts'
import { box, circle, path } from './svg-shapes.ts'

/** Quiet tints that stand on paper and on ink alike. */
const palettes: readonly Palette[] = [
  { ground: '#dfe7e3', far: '#9dbab0', near: '#3f7468', light: '#f6f1e4' },
  { ground: '#ece3d6', far: '#d1b48f', near: '#8a6238', light: '#fbf6ea' },
  { ground: '#dde3ec', far: '#9fb0cb', near: '#47608b', light: '#f3f1ea' },
  { ground: '#efdfdb', far: '#d3a398', near: '#92524a', light: '#fbf2ea' },
  { ground: '#e6e4ea', far: '#b3aac6', near: '#64587f', light: '#f7f3ec' },
  { ground: '#e9e8d8', far: '#bdbb88', near: '#6e6c3a', light: '#faf7e8' },
]

/** What every such picture says of itself, to ears and to whoever saves it. */
export const drawnPictureWords = 'Drawn by Vouch for a simulated creator'

/** @param seed whose picture it is: a handle, or a handle and a post
 *  @param category what it is about; it chooses the scene where it is known
 *  @returns the picture of a post as an address that holds it all, 4:3 */
export function drawnPost(seed: string, category?: string): string {
  const draw = drawOf(seed)
  const scenes = scenesFor(category)
  const scene = scenes[draw.pick(scenes.length)] ?? scenes[0]
  return picture(160, 120, draw.palette.ground, scene(draw))
}

/** @returns a portrait without a face, square: a head, hair and shoulders in one of six tints */
export function drawnPortrait(seed: string): string {
  const { palette, pick } = drawOf(seed)
  const hair = [
    path('M28 48C22 12 74 12 68 48L64 42C56 35 40 35 32 42Z', palette.near),
    path('M26 66C16 8 80 8 70 66L64 42C54 34 42 34 32 42Z', palette.near),
    circle(48, 18, 9, palette.near) + path('M30 46C24 16 72 16 66 46C58 34 38 34 30 46Z', palette.near),
    path('M27 46C24 12 76 14 69 52C66 40 52 38 44 34C42 41 34 44 27 46Z', palette.near),
  ][pick(4)]
  const body = path('M14 96C16 72 34 66 48 66S80 72 82 96Z', palette.far)
  return picture(
    96,
    96,
    palette.ground,
    `${body}${box(42, 54, 12, 18, palette.light, 6)}${circle(48, 44, 17, palette.light)}${hair}`,
  )
}

function picture(width: number, height: number, ground: string, shapes: string): string {
  const open = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'>`
  const svg = `${open}<title>${drawnPictureWords}</title>${box(0, 0, width, height, ground)}${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** 32-bit FNV-1a, then a step of xorshift for each number: the same everywhere. */
function drawOf(seed: string): Draw {
  let state = 0x811c9dc5
  for (let place = 0; place < seed.length; place += 1) state = Math.imul(state ^ seed.charCodeAt(place), 0x01000193)
  const pick = (size: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % size
  }
  pick(1)
  return { palette: palettes[pick(palettes.length)] ?? (palettes[0] as Palette), pick }
}
