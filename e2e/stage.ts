import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { visit } from './visitor.ts'

export interface Stage {
  readonly product: RunningProduct
  readonly browser: Browser
  /** Opens a page as somebody who has decided about cookies, on a screen of this width. */
  visit: (width?: number, colorScheme?: 'light' | 'dark') => Promise<Page>
}

/** What a file of journeys plays on: a product of its own and the browser that all files share. Both are there from the first journey on.
 *  @param settings variables of the product's environment */
export function stage(settings: Record<string, string> = {}): Stage {
  let product: RunningProduct | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    product = await startPrepared(settings)
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await leaveBrowser()
    await product?.end()
  })
  return {
    visit: (width = 1440, colorScheme = 'light') =>
      visit(set(browser), set(product).url, { viewport: { width, height: 900 }, colorScheme }),
    get product() {
      return set(product)
    },
    get browser() {
      return set(browser)
    },
  }
}

function set<Prop>(prop: Prop | undefined): Prop {
  if (prop === undefined) throw new Error('The stage is set before the first journey, and not earlier')
  return prop
}
