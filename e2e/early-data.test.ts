import { expect, test } from 'vitest'
import { memberPage } from './account-form.ts'
import { signedIn } from './api.ts'
import { stage } from './stage.ts'
import { leave } from './visitor.ts'

/** What the head of a page asks for is there before its scripts are: the page is drawn with it, once. */

const on = stage()

/** A page that is ten seconds old wants news, and a busy machine takes longer to load its scripts through this process. */
const young = `const age = performance.now.bind(performance); performance.now = () => age() / 100`

test.each([
  ['home', '/dashboard', '/api/home'],
  ['discovery', '/dashboard/discovery', '/api/discovery/creators'],
  ['a report', '/dashboard/verifications/', '/api/verifications/'],
])('%s is drawn with the data that came first, and what is asked later is news', async (_what, place, asks) => {
  const api = await signedIn(on.product.url)
  const { body } = await api.post('/api/verifications', { url: 'instagram.com/ava_fields_sandbox' })
  const { id } = await api.verificationWhen(String(body.id), ({ state }) => state === 'done')
  const end = place.endsWith('/') ? id : ''
  const page = await memberPage(on.browser, on.product.url, 1440, 'light')
  // What the page before it asks for would count as heard.
  await page.goto('/robots.txt')
  const heard = Promise.withResolvers<void>()
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === asks + end) heard.resolve()
  })
  await page.route('**/assets/*.js', async (route) => {
    await heard.promise
    await route.continue()
  })
  await page.addInitScript(young)
  await page.addInitScript(`window.drawn = []
    new MutationObserver(() => {
      const page = document.querySelector('nav + main, main:has(h1)')
      if (page && !page.querySelector('h2, tbody tr')) window.drawn.push(page.textContent)
    }).observe(document, { childList: true, subtree: true })`)
  await page.goto(place + end)
  await page.locator('main h2, main tbody tr').first().waitFor()
  expect(await page.evaluate('window.drawn')).toEqual([])
  // The call took the answer: what is asked from now on comes from the server.
  await expect.poll(() => page.evaluate('window.vouchEarlyCall === undefined')).toBe(true)
  await leave(page)
})
