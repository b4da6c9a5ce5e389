/** Values out of a supplier's answer by the paths of its file. */

/** @param path names with dots between them and places in brackets, as the file's schema lets through; empty: the whole
 *  @returns what stands there; undefined where nothing does */
export function valueAt(value: unknown, path: string): unknown {
  let found = value
  for (const [step] of path.matchAll(/[^.[\]]+/g)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = Reflect.get(found, step)
  }
  return found
}

/** @returns the rows at a path: a list as it is, one object as the only row, nothing as none. */
export function rowsAt(value: unknown, path: string): unknown[] {
  const found = valueAt(value, path)
  if (Array.isArray(found)) return found
  return found === undefined || found === null ? [] : [found]
}

/** @returns a text or a number as text; null for everything else. */
export function textAt(value: unknown, path: string): string | null {
  const found = valueAt(value, path)
  if (typeof found === 'number' && Number.isFinite(found)) return String(found)
  return typeof found === 'string' && found !== '' && found.length <= 2_000 ? found : null
}
