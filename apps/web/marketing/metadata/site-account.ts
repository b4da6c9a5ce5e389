import { operatorStandIns } from './operator-stand-ins.ts'

let known: string | null = null

/** @returns the operator's account on X, with its @. A page that is alive reads it from what the server sent; empty where the visit began on
 *  a page that does not say it. */
export function siteAccount(): string {
  if (typeof document === 'undefined') return operatorStandIns.xHandle
  known ??= document.querySelector<HTMLMetaElement>('meta[name="twitter:site"]')?.content ?? ''
  return known
}
