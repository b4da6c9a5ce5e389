import type { MemberForecast } from '@vouch/presentation'
import { shownName } from '../../ui/shown-name.ts'

/** @returns what a member of a plan is called; the engine knows creators as `platform/handle` */
export function memberName({ creator, verdict }: Pick<MemberForecast, 'creator' | 'verdict'>): string {
  return shownName({ displayName: verdict.displayName, handle: creator.slice(creator.indexOf('/') + 1) })
}
