import { PlaceTabs } from '../../ui/place-tabs.tsx'

const places = [
  { to: '/dashboard/discovery', name: 'Search', here: /\/discovery\/?$/ },
  { to: '/dashboard/discovery/lookalikes', name: 'Lookalikes', here: /\/lookalikes\/?$/ },
  { to: '/dashboard/discovery/audience', name: 'Audience match', here: /\/audience\/?$/ },
  { to: '/dashboard/discovery/personality', name: 'Brand voice', here: /\/personality\/?$/ },
  { to: '/dashboard/discovery/matches', name: 'Saved results', here: /\/matches(\/|$)/ },
]

/** The ways to find creators, each with an address of its own. */
export function DiscoveryTabs() {
  return <PlaceTabs label="Ways to find creators" places={places} />
}
