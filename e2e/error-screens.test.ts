import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'

/** What a reader sees when a part of the product throws, and what the server hears of it. */

const on = stage()

interface Report {
  errorId: string
  title: string
  message: string
  page: string
}

/** A page, and what it reports about its errors. */
async function visit(): Promise<{ page: Page; reports: Report[] }> {
  const page = await (await on.browser.newContext({ baseURL: on.product.url, reducedMotion: 'reduce' })).newPage()
  const reports: Report[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) reports.push(request.postDataJSON())
  })
  return { page, reports }
}

test.for([
  ['app', 'Application Error', 1],
  ['route', 'Routing Error', 1],
  ['ui', 'UI Error', 2],
  ['chat', 'Chat Error', 2],
  ['consent', 'Cookie Consent Error', 2],
] as const)(
  'where the part %s throws, its own screen says so, with an id that the server has',
  async ([where, title, level]) => {
    const { page, reports } = await visit()
    await page.goto(`/dev/crash?where=${where}`)
    await page.getByRole('heading', { level, name: 'Something went wrong' }).waitFor()
    await page.getByText(title, { exact: true }).last().waitFor()
    await page.getByText('Our team has been notified.').waitFor()
    const shown = /Error ID: ([\da-f]{32})/.exec(await page.locator('body').innerText())?.[1]
    // However often it is sent, one error has one id.
    expect([...new Set(reports.map(({ errorId, title: told, page: at }) => `${errorId} ${told} ${at}`))]).toEqual([
      `${shown} ${title} /dev/crash`,
    ])
    // What the server prints comes by another way than its answer.
    await expect.poll(on.product.output).toContain(shown)
    await page.getByRole('button', { name: 'Refresh Page' }).waitFor()
    expect(await page.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact')
    if (level === 2) await page.getByRole('heading', { level: 1, name: 'Error screens' }).waitFor()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await page.waitForURL(`${on.product.url}/`)
    await page.context().close()
  },
)

test('an error that cannot be reported says so instead of claiming it', async () => {
  const { page } = await visit()
  await page.route('**/api/client-errors', (route) => route.abort())
  await page.goto('/dev/crash?where=app')
  await page.getByText('We couldn’t notify our team from here.').waitFor()
  await page.context().close()
})

test('errors of scripts and promises that nobody waited for are reported, never silent', async () => {
  const { page, reports } = await visit()
  await page.goto('/auth?mode=login')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  // The notice of a size that changed again comes first, and is no error.
  const notice = 'ResizeObserver loop completed with undelivered notifications.'
  await page.evaluate(`dispatchEvent(new ErrorEvent('error', { message: '${notice}' }))`)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a script failed')
    })
    void Promise.reject(new Error('a promise failed'))
  })
  await expect
    .poll(() => reports.map(({ title, message }) => [title, message]).sort())
    .toEqual([
      ['Script error', 'a script failed'],
      ['Unhandled rejection', 'a promise failed'],
    ])
  await page.context().close()
})
