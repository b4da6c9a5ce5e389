import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The list of routes that every page loads, written shorter. The build gives each of two hundred routes its files by their whole
 *  names; most routes share theirs with many others. Here each name and each set of files stands once, and a line of script puts the
 *  list together again: a phone reads 30 kB instead of 210. */

const opening = 'window.__reactRouterManifest='

interface Route {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  imports: string[]
  css: string[]
  [flag: string]: unknown
}

interface RouteList {
  routes: Record<string, Route>
  [part: string]: unknown
}

/** Rewrites the list in a built site's assets, in its place: its name bears the digest of what the build wrote, which this follows
 *  from. @throws Error when there is not exactly one, or it does not look as expected. */
export function packRoutes(folder: string): void {
  const assets = join(folder, 'assets')
  const [file, ...others] = readdirSync(assets).filter((name) => /^manifest-[\w-]+\.js$/.test(name))
  if (file === undefined || others.length > 0) throw new Error('The build wrote no list of routes, or several.')
  const path = join(assets, file)
  writeFileSync(path, packedRoutes(readFileSync(path, 'utf8')))
}

/** @returns a script that sets the same list. What is false or absent in a route is absent. */
export function packedRoutes(script: string): string {
  if (!script.startsWith(opening)) throw new Error('The list of routes does not begin as it used to.')
  const { routes, ...rest } = JSON.parse(script.slice(opening.length).replace(/;\s*$/, '')) as RouteList
  const names = new Places<string>()
  const kinds = new Places<unknown>()
  const rows = Object.values(routes).map(({ id, parentId, path, index, module, imports, css, ...flags }) => {
    const files = [names.of(module), imports.map((name) => names.of(name)), css.map((name) => names.of(name))]
    const set = Object.keys(flags).filter((flag) => flags[flag] === true)
    return [id, parentId ?? 0, path ?? 0, index ? 1 : 0, kinds.of([...files, set.join(' ')])]
  })
  return [
    `const n=${JSON.stringify(names.all.join(' '))}.split(' '),f=l=>l.map(i=>n[i]),`,
    `k=${JSON.stringify(kinds.all)},`,
    `r=Object.fromEntries(${JSON.stringify(rows)}.map(([id,p,path,x,c])=>{`,
    'const[m,i,s,b]=k[c],o={id,module:n[m],imports:f(i),css:f(s)};',
    "if(p!==0)o.parentId=p;if(path!==0)o.path=path;if(x)o.index=true;for(const y of b?b.split(' '):[])o[y]=true;",
    'return[id,o]}));',
    `${opening}{...${JSON.stringify(rest)},routes:r};`,
  ].join('')
}

/** Values by the order in which they first came; equal ones share a place. */
class Places<T> {
  readonly all: T[] = []
  readonly #places = new Map<string, number>()

  of(value: T): number {
    const key = JSON.stringify(value)
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.all.length)
    return this.all.push(value) - 1
  }
}
