/** What a site allows programs to read (RFC 9309): the rules of the group that names the program, else of the group for all; of those that fit a path the
 *  longest counts, and `allow` where two are as long. */

interface Rule {
  allows: boolean
  path: string
}

const linesMax = 5_000
const patternMax = 500

/** @param text the site's robots.txt. @param agent the program's name. @param path with its query. @returns whether it may be read */
export function mayRead(text: string, agent: string, path: string): boolean {
  const groups = groupsOf(text)
  const own = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()))
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))
  const fitting = chosen.flatMap(({ rules }) => rules).filter((rule) => fits(rule.path, path))
  const longest = Math.max(-1, ...fitting.map((rule) => rule.path.length))
  const deciding = fitting.filter((rule) => rule.path.length === longest)
  return deciding.length === 0 || deciding.some(({ allows }) => allows)
}

interface Group {
  agents: string[]
  rules: Rule[]
  /** Its rules have begun, if only with an empty one: the next name begins another group. */
  isNamed: boolean
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = []
  for (const line of text.split(/\r?\n/).slice(0, linesMax)) {
    const [written = ''] = line.split('#')
    const colon = written.indexOf(':')
    if (colon < 0) continue
    const [key, value] = [written.slice(0, colon).trim().toLowerCase(), written.slice(colon + 1).trim()]
    const last = groups.at(-1)
    if (key === 'user-agent') {
      if (last?.isNamed === false) last.agents.push(value.toLowerCase())
      else groups.push({ agents: [value.toLowerCase()], rules: [], isNamed: false })
    }
    if (last === undefined || (key !== 'allow' && key !== 'disallow')) continue
    last.isNamed = true
    if (value !== '' && value.length <= patternMax) last.rules.push({ allows: key === 'allow', path: value })
  }
  return groups
}

/** `*` stands for anything, and `$` at the end for the end. */
function fits(pattern: string, path: string): boolean {
  const closed = pattern.endsWith('$')
  const [first = '', ...rest] = (closed ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let from = first.length
  for (const [index, part] of rest.entries()) {
    const at = closed && index === rest.length - 1 ? path.lastIndexOf(part) : path.indexOf(part, from)
    if (at < from) return false
    from = at + part.length
  }
  return !closed || from === path.length
}
