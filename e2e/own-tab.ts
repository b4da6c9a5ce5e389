import type { BrowserContext, Page } from 'playwright-core'

/** A tab in a browser that has loaded the product before and remembers nobody: what a new context would be, without loading every
 *  script anew. */
export async function ownTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await context.clearCookies()
  await page.goto('/robots.txt')
  await page.evaluate('localStorage.clear(); sessionStorage.clear()')
  return page
}
