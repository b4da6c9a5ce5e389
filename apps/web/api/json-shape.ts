/** Texts of JSON that are our own, read with the doubt that they need: what this browser kept may be of an older version, or have been
 *  changed by hand. Three small shapes are read on the way to the first page of the product; a library of schemas would be a tenth of
 *  that page's scripts, and the server's own check of what it says has been made already. */

type Check = (value: unknown) => boolean

/** One check for each property. */
export type Shape<T> = { [K in keyof Required<T>]: Check }

export const isText: Check = (value) => typeof value === 'string'
export const isWhole: Check = Number.isSafeInteger
export const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
export const isFlag: Check = (value) => typeof value === 'boolean'
export const isMoment: Check = (value) => typeof value === 'string' && Number.isFinite(Date.parse(value))
export const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
export const orAbsent =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

/** @returns what the text says, with the properties of the shape and no others; null where it is no JSON or a property fails. */
export function readShape<T>(text: string | null, shape: Shape<T>): T | null {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) return null
  const found = Object.entries(value).filter(([key]) => Object.hasOwn(shape, key))
  const named: Record<string, unknown> = Object.fromEntries(found)
  const fits = Object.entries<Check>(shape).every(([key, check]) => check(named[key]))
  return fits ? asChecked<T>(named) : null
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Every property of `T` has passed its check. */
function asChecked<T>(value: unknown): T {
  return value as T
}
