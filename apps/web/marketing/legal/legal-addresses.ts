/** Each legal text has one address that counts; the longer ones serve the same page. */
export const legalAliases: Readonly<Record<string, readonly string[]>> = {
  privacy: ['/privacy-policy'],
  terms: ['/terms-of-service'],
  cookies: ['/cookie-policy'],
  accessibility: [],
}

/** @returns the text that an address shows; null when it shows none. */
export function legalSlug(pathname: string): string | null {
  const path = pathname.replace(/\.data$/, '').replace(/\/$/, '')
  const found = Object.entries(legalAliases).find(([slug, aliases]) => path === `/${slug}` || aliases.includes(path))
  return found ? found[0] : null
}
