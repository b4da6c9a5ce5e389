import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { UsageError } from './usage-error.ts'

/** Options of a command: `once` take one value, `many` may be repeated. */
export interface OptionNames<One extends string, Many extends string> {
  once: readonly One[]
  many?: readonly Many[]
}

/** Reads `--name value` options. @throws UsageError for unknown options, missing values and stray words. */
export function commandOptions<One extends string, Many extends string = never>(
  args: string[],
  names: OptionNames<One, Many>,
): { once: Partial<Record<One, string>>; many: Partial<Record<Many, string[]>> } {
  const options: Record<string, { type: 'string'; multiple: boolean }> = {}
  for (const name of names.once) options[name] = { type: 'string', multiple: false }
  for (const name of names.many ?? []) options[name] = { type: 'string', multiple: true }
  try {
    const { values } = parseArgs({ args, options, strict: true, allowPositionals: false })
    const once: Partial<Record<One, string>> = {}
    const many: Partial<Record<Many, string[]>> = {}
    for (const name of names.once) {
      const value = values[name]
      if (typeof value === 'string') once[name] = value
    }
    for (const name of names.many ?? []) {
      const value = values[name]
      if (Array.isArray(value)) many[name] = value.filter((item) => typeof item === 'string')
    }
    return { once, many }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${message.split('\n')[0]?.replace(/\.?$/, '.')}`)
  }
}

/** @returns the folder that an option names. @throws UsageError when it is missing or no folder. */
export function existingFolder(option: string, value: string | undefined): string {
  if (value === undefined) throw new UsageError(`--${option} is missing: name a folder.`)
  if (!existsSync(value)) throw new UsageError(`--${option} ${value} does not exist.`)
  if (!statSync(value).isDirectory()) throw new UsageError(`--${option} ${value} is not a folder.`)
  return value
}

/** @returns the value of an option that must be given. */
export function required(option: string, value: string | undefined): string {
  if (value === undefined) throw new UsageError(`--${option} is missing.`)
  return value
}
