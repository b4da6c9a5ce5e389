import { fileStem } from '@vouch/presentation'

/** @returns what a file is called */
export function fileNameOf(words: readonly string[], ending: string): string {
  return `${fileStem(['vouch', ...words]).toLowerCase()}.${ending}`
}
