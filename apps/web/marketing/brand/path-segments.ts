/** The paths of the mark and the wordmark as absolute segments. It reads what those drawings use and no more: moves, lines along and
 *  across, quadratic curves and closings, absolute and relative. */

export type Segment =
  | { kind: 'move'; x: number; y: number }
  | { kind: 'line'; x: number; y: number }
  | { kind: 'cubic'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { kind: 'close' }

const token = /([a-zA-Z])|(-?\d*\.?\d+)/g
const argumentsOf: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, z: 0 }

/** @throws Error for a command that it does not know: half a logo must not be written. */
export function pathSegments(d: string): Segment[] {
  const segments: Segment[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const { command, figures } of commandsOf(d)) {
    const relative = command === command.toLowerCase()
    const [a = 0, b = 0, c = 0, e = 0] = figures
    const at = (dx: number, dy: number) => (relative ? { x: x + dx, y: y + dy } : { x: dx, y: dy })
    const kind = command.toLowerCase()
    if (kind === 'z') {
      segments.push({ kind: 'close' })
      ;[x, y] = [startX, startY]
      continue
    }
    if (kind === 'q') {
      const control = at(a, b)
      const end = at(c, e)
      segments.push(cubicOf({ x, y }, control, end))
      ;[x, y] = [end.x, end.y]
      continue
    }
    const end = kind === 'h' ? { x: at(a, 0).x, y } : kind === 'v' ? { x, y: at(0, a).y } : at(a, b)
    segments.push({ kind: kind === 'm' ? 'move' : 'line', ...end })
    ;[x, y] = [end.x, end.y]
    if (kind === 'm') [startX, startY] = [x, y]
  }
  return segments
}

interface Command {
  command: string
  figures: number[]
}

/** Further figures after a command repeat it; after a move they are lines. */
function commandsOf(d: string): Command[] {
  const commands: Command[] = []
  let command = ''
  let figures: number[] = []
  for (const [, letter, figure] of d.matchAll(token)) {
    if (letter !== undefined) {
      if (figures.length > 0) throw new Error(`The path ends in the middle of ${command}: ${d}`)
      command = letter
      if (argumentsOf[command.toLowerCase()] === undefined)
        throw new Error(`The path holds ${command}, which is unknown.`)
    } else figures.push(Number(figure))
    if (figures.length !== argumentsOf[command.toLowerCase()]) continue
    commands.push({ command, figures })
    figures = []
    if (command === 'M') command = 'L'
    if (command === 'm') command = 'l'
  }
  if (figures.length > 0) throw new Error(`The path ends in the middle of ${command}: ${d}`)
  return commands
}

interface Point {
  x: number
  y: number
}

/** PostScript has cubic curves only; each quadratic one is exactly one of them. */
function cubicOf(from: Point, control: Point, to: Point): Segment {
  const third = (end: number, middle: number) => end + (2 / 3) * (middle - end)
  return {
    kind: 'cubic',
    x1: third(from.x, control.x),
    y1: third(from.y, control.y),
    x2: third(to.x, control.x),
    y2: third(to.y, control.y),
    x: to.x,
    y: to.y,
  }
}
