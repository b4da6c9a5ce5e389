import { afterEach } from 'vitest'
import { openPages } from './browser.ts'

/** A journey that fails tells what stood on its pages, which says more than what it waited for. */

const charactersTold = 1200

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of await openPages()) {
    const text = await page
      .locator('body')
      .innerText({ timeout: 2000 })
      .catch((error: Error) => error.message)
    console.error(`“${task.name}” left ${page.url()}:\n${text.slice(0, charactersTold)}\n`)
  }
})
