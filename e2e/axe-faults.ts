import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** @returns what stands in the way of somebody who reads a page by other means than we do: each broken rule with its first element. What a
 *  frame of somebody else's holds, such as the card form, is not ours to judge. */
export async function axeFaults(page: Page): Promise<string[]> {
  // What fades in is judged once it is there.
  await page.evaluate(fadedIn)
  // Half a megabyte to compile: each document is given it once.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axeSource)
  return page.evaluate<string[]>(judged)
}

/** Animations that end, and end soon: what turns for ever, or is paused, is judged as it is. */
const fadedIn = `Promise.all(document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime <= 3_000)
  .map((each) => each.finished.catch(() => undefined)))`

/** Only broken rules are told in full. */
const judged = `axe.run({ exclude: [['iframe']] }, { resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0]?.html))`
