import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the package carries of the repository's sources: everything that its commands lead to, and nothing else. Node reads no types below
 *  `node_modules`, so they are taken out here; lines and columns stay where they are, and a stack of calls names the line of the source. */

export const root = fileURLToPath(new URL('../', import.meta.url)).replace(/[\\/]$/, '')

/** Where a process begins: the command, and the server for whoever starts it without one. */
const entries = ['apps/server/src/cli/vouch.ts', 'apps/server/src/main.ts']

/** A file beside the one that names it, whether it is imported, resolved, read, or run as a thread. */
const besideNames = /(['"])(\.{1,2}\/[^'"\n]+\.(?:ts|json|txt|yaml))\1/g
const packageNames = /(['"])(@vouch\/[\w-]+)((?:\/[\w.-]+)*)\1/g

/** @returns the files of the package and what each holds, by their paths in the repository, with `.js` in the place of `.ts`
 *  @throws Error when a source names a file that is not there */
export function carriedFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(written(path))) continue
    const text = readFileSync(join(root, path), 'utf8')
    if (!path.endsWith('.ts')) {
      files.set(path, text)
      continue
    }
    const { code, leadsTo } = withoutTypes(path, text)
    files.set(written(path), code)
    waiting.push(...leadsTo)
  }
  return files
}

/** @param path of the source in the repository
 *  @returns the source as Node runs it anywhere, and the files of the repository that it names */
export function withoutTypes(path: string, text: string): { code: string; leadsTo: string[] } {
  const leadsTo: string[] = []
  const named = (target: string) => {
    if (!existsSync(join(root, target))) throw new Error(`${path} names ${target}, which is not there`)
    leadsTo.push(target)
    const way = posix.relative(posix.dirname(path), written(target))
    return `'${way.startsWith('.') ? way : `./${way}`}'`
  }
  const code = stripTypeScriptTypes(text)
    .replace(besideNames, (_, _quote, name: string) => named(posix.join(posix.dirname(path), name)))
    .replace(packageNames, (_, _quote, name: string, inside: string) => named(exported(name, `.${inside}`)))
  return { code, leadsTo }
}

function written(path: string): string {
  return path.replace(/\.ts$/, '.js')
}

/** @returns the file of the repository that a package of ours shows under a name */
function exported(name: string, shown: string): string {
  const manifest = join(root, name.replace('@vouch/', 'packages/'), 'package.json')
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> }
  const file = exports[shown]
  if (file === undefined) throw new Error(`${name} shows nothing as ${shown}`)
  return relative(root, join(dirname(manifest), file)).replaceAll('\\', '/')
}
