/** Pictures for creators who are simulated: drawn by us from a name, the same for the same name, and nobody's likeness. They are a few
 *  hundred bytes of shapes and stand in the page itself, so that nothing is fetched and nobody is told who reads. */

interface Palette {
  ground: string
  far: string
  near: string
  light: string
}

/** Quiet tints that stand on paper and on ink alike. */
const palettes: readonly Palette[] = [
  { ground: '#dfe7e3', far: '#9dbab0', near: '#3f7468', light: '#f6f1e4' },
  { ground: '#ece3d6', far: '#d1b48f', near: '#8a6238', light: '#fbf6ea' },
  { ground: '#dde3ec', far: '#9fb0cb', near: '#47608b', light: '#f3f1ea' },
  { ground: '#efdfdb', far: '#d3a398', near: '#92524a', light: '#fbf2ea' },
  { ground: '#e6e4ea', far: '#b3aac6', near: '#64587f', light: '#f7f3ec' },
  { ground: '#e9e8d8', far: '#bdbb88', near: '#6e6c3a', light: '#faf7e8' },
]

/** What a picture is drawn with: numbers that follow from the name alone. */
interface Draw {
  palette: Palette
  /** @returns a whole number below `size` */
  pick: (size: number) => number
}

type Scene = (draw: Draw) => string

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx='${x}' cy='${y}' r='${r}' fill='${fill}'/>`
const box = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x='${x}' y='${y}' width='${width}' height='${height}' rx='${round}' fill='${fill}'/>`
const path = (d: string, fill: string) => `<path d='${d}' fill='${fill}'/>`

const hills: Scene = ({ palette, pick }) => {
  const [sun, top] = [30 + pick(100), 48 + pick(20)]
  return (
    circle(sun, 34, 12, palette.light) +
    path(`M0 ${top + 16}Q40 ${top - 18} 82 ${top + 10}T160 ${top}V120H0Z`, palette.far) +
    path(`M0 ${top + 36}Q52 ${top + 8} 96 ${top + 34}T160 ${top + 26}V120H0Z`, palette.near)
  )
}

const sea: Scene = ({ palette, pick }) => {
  const line = 56 + pick(16)
  return (
    circle(40 + pick(80), line, 18, palette.light) +
    box(0, line, 160, 120 - line, palette.far) +
    path(`M0 ${line + 30}Q40 ${line + 22} 80 ${line + 30}T160 ${line + 30}V120H0Z`, palette.near)
  )
}

const bowl: Scene = ({ palette, pick }) =>
  box(0, 84, 160, 36, palette.far) +
  [0, 1, 2]
    .map((place) => circle(62 + place * 18, 60 - pick(6), 11, place === 1 ? palette.near : palette.light))
    .join('') +
  path('M40 60H120C118 88 102 98 80 98S42 88 40 60Z', palette.near)

const plant: Scene = ({ palette, pick }) =>
  box(0, 96, 160, 24, palette.far) +
  [-26, -10, 8, 24]
    .map((lean) =>
      path(
        `M80 74Q${80 + lean} ${52 - pick(8)} ${80 + lean * 1.6} ${24 + pick(14)}Q${88 + lean} 56 80 74Z`,
        palette.near,
      ),
    )
    .join('') +
  path('M62 72H98L93 102H67Z', palette.light)

const desk: Scene = ({ palette, pick }) =>
  box(0, 94, 160, 26, palette.far) +
  box(36, 30, 88, 56, palette.near, 4) +
  box(42, 36, 76, 44, palette.light, 2) +
  [0, 1, 2, 3]
    .map((row) => box(48, 42 + row * 9, 22 + pick(40), 4, row === 0 ? palette.near : palette.far, 2))
    .join('') +
  box(72, 86, 16, 8, palette.near)

const bottles: Scene = ({ palette, pick }) =>
  box(0, 92, 160, 28, palette.far) +
  [44, 76, 106]
    .map((x, place) => {
      const height = 34 + pick(22)
      const fill = place === 1 ? palette.near : palette.light
      return box(x, 98 - height, 22, height, fill, 4) + box(x + 7, 90 - height, 8, 9, palette.near, 2)
    })
    .join('')

const skyline: Scene = ({ palette, pick }) =>
  circle(120 - pick(90), 30, 10, palette.light) +
  [0, 1, 2, 3, 4, 5]
    .map((place) => {
      const height = 30 + pick(46)
      return box(place * 27, 120 - height, 24, height, place % 2 === 0 ? palette.near : palette.far)
    })
    .join('')

const waves: Scene = ({ palette, pick }) =>
  Array.from({ length: 13 }, (_, place) => {
    const height = 14 + pick(64)
    return box(12 + place * 11, 60 - height / 2, 5, height, place % 3 === 0 ? palette.near : palette.far, 2)
  }).join('')

const scenes = [hills, sea, bowl, plant, desk, bottles, skyline, waves] as const

/** What suits a subject; any scene suits the others. */
const scenesOf: Readonly<Record<string, readonly Scene[]>> = {
  food: [bowl, plant, bottles],
  travel: [hills, sea, skyline],
  outdoors: [hills, sea, plant],
  home: [plant, desk, bottles],
  family: [plant, hills, bowl],
  gaming: [desk, waves, skyline],
  tech: [desk, skyline, waves],
  learning: [desk, plant, hills],
  business: [desk, skyline, plant],
  beauty: [bottles, plant, sea],
  fashion: [skyline, bottles, hills],
  music: [waves, skyline, sea],
  fitness: [hills, waves, sea],
  pets: [plant, hills, sea],
}

/** What every such picture says of itself, to ears and to whoever saves it. */
export const drawnPictureWords = 'Drawn by Vouch for a simulated creator'

/** @param seed whose picture it is: a handle, or a handle and a post
 *  @param category what it is about; it chooses the scene where it is known
 *  @returns the picture of a post as an address that holds it all, 4:3 */
export function drawnPost(seed: string, category?: string): string {
  const draw = drawOf(seed)
  const fitting = (category !== undefined && Object.hasOwn(scenesOf, category) ? scenesOf[category] : null) ?? scenes
  const scene = fitting[draw.pick(fitting.length)] ?? hills
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
