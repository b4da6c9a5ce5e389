import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** @returns what stands in the way of somebody who reads a page by other means than we do: each broken rule with its first element. What a
 *  frame of somebody else's holds, such as the card form, is not ours to judge. */
export async function axeFaults(page: Page): Promise<string[]> {
  // What fades in is judged once it is there.
  await page.evaluate(fadedIn)
  // Only broken rules are told in full, and no second page is opened to gather them: most of a run goes there.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await builder.exclude('iframe').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Animations that end, and end soon: what turns for ever, or is paused, is judged as it is. */
const fadedIn = `Promise.all(document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime <= 3_000)
  .map((each) => each.finished.catch(() => undefined)))`
