import { exactParse } from '@vouch/contract'

/** @returns what platforms send as JSON, with 64-bit numbers as their text; undefined for what is no JSON. */
export function exactJson(text: string): unknown {
  try {
    return exactParse(text)
  } catch {
    return undefined
  }
}
