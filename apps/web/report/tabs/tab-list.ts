/** The seven tabs of a report, in their order. The words are part of the address, so they stay. */
export const reportTabs = ['overview', 'analytics', 'performance', 'posts', 'intelligence', 'safety', 'method'] as const
export type ReportTab = (typeof reportTabs)[number]

const titles: Record<ReportTab, string> = {
  overview: 'Overview',
  analytics: 'Analytics',
  performance: 'Performance',
  posts: 'Posts',
  intelligence: 'Intelligence',
  safety: 'Safety',
  method: 'Method',
}

export function tabTitle(tab: ReportTab): string {
  return titles[tab]
}

/** @returns the tab that an address names; the first for one that it does not. */
export function tabOf(name: string | null): ReportTab {
  return reportTabs.find((tab) => tab === name) ?? 'overview'
}

/** @returns where a key leads from a tab, round the ends; null for a key that leads nowhere. */
export function tabAfterKey(tab: ReportTab, key: string): ReportTab | null {
  const place = reportTabs.indexOf(tab)
  const last = reportTabs.length - 1
  const steps: Record<string, number> = {
    ArrowRight: place === last ? 0 : place + 1,
    ArrowLeft: place === 0 ? last : place - 1,
    Home: 0,
    End: last,
  }
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined
  return next === undefined ? null : (reportTabs[next] ?? null)
}

/** @param asked tabs that were pressed and are not shown yet, oldest first
 *  @returns those that are still to come when a tab is shown; none when it is one that nobody pressed */
export function stillAsked(asked: readonly ReportTab[], shown: ReportTab): readonly ReportTab[] {
  const place = asked.lastIndexOf(shown)
  return place === -1 ? [] : asked.slice(place + 1)
}
