import { box, circle, path } from './svg-shapes.ts'

/** What the drawn posts of simulated creators show, 160 wide and 120 high. */

export interface Palette {
  ground: string
  far: string
  near: string
  light: string
}

/** What a picture is drawn with: numbers that follow from the name alone. */
export interface Draw {
  palette: Palette
  /** @returns a whole number below `size` */
  pick: (size: number) => number
}

type Scene = (draw: Draw) => string

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

type Scenes = readonly [Scene, ...Scene[]]

const scenes: Scenes = [hills, sea, bowl, plant, desk, bottles, skyline, waves]

/** What suits a subject; any scene suits the others. */
const scenesOf: Readonly<Record<string, Scenes>> = {
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

/** @returns the scenes to pick from for a subject; all where it is not known */
export function scenesFor(category?: string): Scenes {
  return (category !== undefined && Object.hasOwn(scenesOf, category) ? scenesOf[category] : null) ?? scenes
}
