import type { NamedCreator } from '@vouch/contract'

/** @returns the address of the page with a watched creator's counts. */
export function watchedAddress({ platform, handle }: NamedCreator): string {
  return `/dashboard/watch/${platform}/${encodeURIComponent(handle)}`
}
