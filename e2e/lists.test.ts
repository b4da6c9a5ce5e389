import { expect, test } from 'vitest'
import { memberPage } from './account-form.ts'
import { stage } from './stage.ts'
import { flaws, tabTo } from './visitor.ts'

/** Keeping creators together: a first verdict that costs nothing, a shortlist by keyboard alone, and a list that is verified at its price. */

const on = stage()

const signedInPage = (width: number, scheme: 'light' | 'dark') => memberPage(on.browser, on.product.url, width, scheme)

test('the first sign-in leads to a first verdict that is stored and costs nothing', async () => {
  const page = await signedInPage(1440, 'light')
  await page.getByRole('heading', { name: 'Your first verdict, in a minute' }).waitFor()
  await page.getByText('You’re all caught up.').waitFor()
  expect(await flaws(page)).toEqual([])
  await tabTo(page, page.getByRole('link', { name: 'Bought followers', exact: true }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Lena Voss' }).waitFor()
  await page.getByRole('link', { name: 'Verify Lena Voss yourself · 10 credits' }).waitFor()
  await page.getByRole('link', { name: 'Real audience', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Milo Hart' }).waitFor()
  await page.getByText('Book', { exact: true }).first().waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('link', { name: 'Bot comments', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Techtonic' }).waitFor()
  await page.getByRole('button', { name: /^150 credits/ }).waitFor()
  await page.context().close()
})

test('by keyboard alone somebody opens a shortlist, orders it, and takes a slip back', async () => {
  const page = await signedInPage(1440, 'light')
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
  await page.keyboard.press('Shift+?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search pages/ }).waitFor()
  await page.keyboard.type('shortl')
  await page.getByRole('option', { name: /^Shortlists/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Shortlists' }).waitFor()
  await tabTo(page, page.getByLabel('New shortlist name'))
  await page.keyboard.type('Spring launch')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Spring launch' }).waitFor()
  await tabTo(page, page.getByLabel('Add a creator', { exact: true }))
  for (const handle of ['luxe_lena_sandbox', 'ava_fields_sandbox']) {
    await page.keyboard.type(`instagram.com/${handle}`)
    await page.keyboard.press('Enter')
    await page.getByRole('listitem').filter({ hasText: handle }).first().waitFor()
  }
  await page.getByText('2 of 10 spots used').waitFor()
  const grips = page.getByRole('button', { name: /^Move / })
  const first = (await grips.first().getAttribute('aria-label')) ?? ''
  await tabTo(page, page.getByRole('button', { name: first }))
  await page.keyboard.press('ArrowDown')
  await page.getByText('is now number 2 of 2').waitFor()
  const moved = first.replace('position 1', 'position 2')
  await page.getByRole('button', { name: moved }).waitFor()
  await tabTo(
    page,
    page.getByRole('button', { name: first.replace(/^Move (.*), position 1$/, 'Remove $1 from the list') }),
  )
  await page.keyboard.press('Enter')
  await expect.poll(() => grips.count()).toBe(1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => grips.count()).toBe(2)
  expect(await flaws(page)).toEqual([])
  await page.context().close()
})

test('by hand a creator is dragged to another place, and the list leaves as a file at its price', async () => {
  const page = await signedInPage(1440, 'light')
  await page.goto('/dashboard/shortlists')
  await page.getByRole('link', { name: 'Spring launch' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Shortlist name').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rename' }).and(page.locator(':focus')).waitFor()
  const grips = page.getByRole('button', { name: /^Move / })
  await expect.poll(() => grips.count()).toBe(2)
  const first = (await grips.first().getAttribute('aria-label')) ?? ''
  const second = first.replace('position 1', 'position 2')
  // Rows may still move down under the pointer, while what stands above them comes.
  await expect
    .poll(async () => {
      await page.mouse.up()
      await grips.first().hover()
      await page.mouse.down()
      return page.locator('[data-held]').count()
    })
    .toBe(1)
  const below = page.locator('[data-entry]:not([data-held])')
  await expect
    .poll(async () => {
      const to = await below.boundingBox()
      const grip = await page.getByRole('button', { name: second }).count()
      if (to && grip === 0) await page.mouse.move(to.x + 20, to.y + to.height - 4, { steps: 8 })
      return grip
    })
    .toBe(1)
  // The place is told at once, and kept a moment later.
  const kept = page.waitForResponse((answer) =>
    /^(PATCH|PUT|POST) .*\/api\/shortlists\//.test(`${answer.request().method()} ${answer.url()}`),
  )
  await page.mouse.up()
  await page.getByText('is now number 2 of 2').waitFor()
  expect((await kept).ok()).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: second }).waitFor()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^CSV.*2 credits/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^vouch-shortlist-spring-launch-[\d-]+\.csv$/)
  await page.context().close()
})

test('a pasted list says its price, is verified line by line, and its creators go onto the shortlist', async () => {
  const page = await signedInPage(375, 'dark')
  await page.goto('/dashboard/bulk')
  const lines = ['instagram.com/luxe_lena_sandbox', 'instagram.com/ava_fields_sandbox', 'instagram: ava_fields_sandbox']
  await page.getByLabel('Profile links').fill([...lines, '@somebody'].join('\n'))
  await page.getByText('2 creators to verify. 1 duplicate skipped. 1 line not recognized.').waitFor()
  expect(await flaws(page)).toEqual([])
  await tabTo(page, page.getByRole('button', { name: 'Verify 2 creators · 20 credits' }))
  await page.keyboard.press('Enter')
  await page.getByText('2 of 2 done').waitFor()
  await page.getByText(/^Done\. .* 20 credits used\.$/).waitFor()
  // The story before paid 2 for a file; the balance on top has followed every charge of the run.
  await page.getByRole('button', { name: /^128 credits/ }).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^CSV.*2 credits/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^vouch-list-[\d-]+\.csv$/)
  await tabTo(page, page.getByRole('button', { name: 'Add Lena Voss to a shortlist' }))
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Spring launch', checked: true }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('Add Lena Voss to a shortlist')
  await page.goto('/dashboard/shortlists')
  await page.getByRole('link', { name: 'Spring launch' }).click()
  await page.getByRole('link', { name: 'Plan a campaign' }).waitFor()
  await page.getByText('How reach is estimated').click()
  await page.getByText(/measured from follower samples for 1 of 1 pair/).waitFor()
  await page.getByRole('button', { name: 'Verify all · free today' }).waitFor()
  await page.getByText('Check weekly · 20 credits per week').click()
  await page.getByText(/^Next check on/).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.goto('/dashboard')
  await page.getByText('2 new results').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.context().close()
})
