/** Where the frame of the public site leads. A link of a page that is not there yet fails the test of the links. */

export interface Place {
  to: string
  name: string
}

/** The sections of the home page in its order, and the page for letters. */
export const mainPlaces: readonly Place[] = [
  { to: '/', name: 'Home' },
  { to: '/#features', name: 'Features' },
  { to: '/#how-it-works', name: 'How It Works' },
  { to: '/#pricing', name: 'Pricing' },
  { to: '/#chrome-extension', name: 'Chrome Extension' },
  { to: '/contact', name: 'Contact' },
]

/** Sections whose link is marked while they are read. */
export const trackedSections: readonly string[] = [
  'home',
  'features',
  'how-it-works',
  'pricing',
  'faq',
  'chrome-extension',
  'contact',
]

export const footerGroups: readonly { title: string; places: readonly Place[] }[] = [
  {
    title: 'Product',
    places: [
      { to: '/features', name: 'Features' },
      { to: '/pricing', name: 'Pricing' },
      { to: '/how-it-works', name: 'How it works' },
    ],
  },
  {
    title: 'Tools',
    places: [
      { to: '/free-search', name: 'Free creator check' },
      { to: '/discovery', name: 'Creator discovery' },
      { to: '/check', name: 'Check a report' },
      { to: '/instagram-connect', name: 'Instagram lookup' },
      { to: '/chrome-extension', name: 'Chrome extension' },
    ],
  },
  {
    title: 'Company',
    places: [
      { to: '/about', name: 'About' },
      { to: '/contact', name: 'Contact' },
      { to: '/blog', name: 'Blog' },
    ],
  },
  {
    title: 'Legal',
    places: [
      { to: '/privacy', name: 'Privacy' },
      { to: '/terms', name: 'Terms' },
      { to: '/cookies', name: 'Cookies' },
    ],
  },
]

/** Pages to read and to check, in one line under the groups. */
export const furtherPlaces: readonly Place[] = [
  { to: '/help', name: 'Help center' },
  { to: '/methodology', name: 'Methodology' },
  { to: '/accessibility', name: 'Accessibility' },
  { to: '/brand-pack', name: 'Brand pack' },
  { to: '/coming-soon', name: 'Waitlist' },
]

/** @returns the section that a place names; `home` for the page's own top. */
export function sectionOf({ to }: Place): string | null {
  if (to === '/') return 'home'
  return to.startsWith('/#') ? to.slice(2) : null
}
