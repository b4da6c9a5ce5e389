import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo, signIn } from './account-form.ts'
import { signedIn } from './api.ts'
import { axeFaults } from './axe-faults.ts'
import { approvedCampaign, inLetter } from './campaign-hands.ts'
import { draftFor, previewAndSend, sender, writeSender } from './outreach-hands.ts'
import { stage } from './stage.ts'

/** Outreach, from the fifth step of a campaign to the reply, and the link by which a creator ends it. */

const on = stage()

const address = 'hello@avafields.example.net'

async function setUpSending(page: Page): Promise<void> {
  await page.goto('/dashboard/outreach/new')
  await page.getByRole('link', { name: 'Set up sending' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The legal name must have 1 to 120 characters.').waitFor()
  await writeSender(page)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your sender is set up.').waitFor()
}

test('a creator is written to from step 5 after a preview and a confirmation; the reply stops the follow-ups and moves the campaign; the link unsubscribes', async () => {
  const { id } = await approvedCampaign(on, demo.admin)
  const page = await on.visit()
  await signIn(page, demo.admin)
  await setUpSending(page)
  await page.goto(`/dashboard/campaigns/${id}?step=5`)
  await page.getByRole('link', { name: 'Write to 1 creator' }).click()
  await draftFor(page, address)
  await previewAndSend(page, async () => expect(await axeFaults(page)).toEqual([]))
  await page
    .getByText(/^Sends /)
    .first()
    .waitFor()
  await (await signedIn(on.product.url, demo.admin)).post('/api/dev/clock', { advanceDays: 1 })
  const letter = await inLetter(on, address, /([\s\S]+)/)
  expect(letter).toContain(`${sender.legalName}, ${sender.postalAddress}`)
  await page.getByText(/^Sent /).waitFor()
  await page.getByText('This creator hasn’t replied yet.', { exact: false }).waitFor()
  expect(await page.getByLabel('Your reply').count()).toBe(0)
  await keepsNote(page)
  await page.getByText('Log a reply').click()
  await page.getByLabel('Their reply').fill('Sounds lovely. I charge $2,900 for this.')
  await page.getByRole('button', { name: 'Log reply' }).click()
  await expect.poll(() => page.getByText('Canceled. You weren’t charged.').count()).toBe(2)
  // What is begun is there again after a reload, and a note is no reply.
  await page.getByText('Note', { exact: true }).click()
  await page.getByLabel('Your note').fill('Ask for the usage rights')
  await page.reload()
  await expect.poll(() => page.getByLabel('Your note').inputValue()).toBe('Ask for the usage rights')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect.poll(() => page.getByLabel('Your note').inputValue()).toBe('')
  await page.getByLabel('Your note').fill('Ask their manager')
  expect(await axeFaults(page)).toEqual([])
  await page.goto(`/dashboard/campaigns/${id}?step=5`)
  await expect.poll(() => page.getByLabel('Outreach', { exact: true }).first().inputValue()).toBe('replied')
  await negotiate(page)
  await sendsBesideNote(page)
  await unsubscribeBy(/Unsubscribe: \S+?(\/unsubscribe\/\S+)/.exec(letter)?.[1] ?? '')
  await page.goto('/dashboard/outreach?state=unsubscribed')
  await page.getByText('Unsubscribed ·').waitFor()
})

test('a first email that was undone can be written again from its thread, and a cut link is a plain page', async () => {
  const { id } = await approvedCampaign(on, demo.admin)
  const page = await on.visit()
  await signIn(page, demo.admin)
  await page.goto(`/dashboard/campaigns/${id}?step=5`)
  await page.getByRole('link', { name: 'Write to 1 creator' }).click()
  await draftFor(page, 'ava@avafields.example.net')
  await previewAndSend(page)
  await page.getByRole('article').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Your first email was canceled before it went out.', { exact: false }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Write a first email' }).click()
  await page.getByRole('checkbox', { name: /Ava Fields/ }).waitFor()
  await page.goto(`/dashboard/campaigns/${id}?step=5`)
  await page.getByRole('link', { name: 'Write to 1 creator' }).waitFor()
  await page.goto('/dashboard/outreach/new?campaign=')
  // Whoever is named stays named over a reload, until the draft is given up.
  const named = page.getByRole('checkbox', { name: /noor_habibi_sandbox/ })
  await page.getByLabel('Creator').fill('instagram.com/noor_habibi_sandbox')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await named.uncheck()
  await page.reload()
  await named.waitFor()
  // So does who is left out, and is asked in again.
  await expect.poll(() => named.isChecked()).toBe(false)
  await named.check()
  // Somebody else who comes along with the way here has nothing of this draft to give up.
  const comeFrom = async (state: string) => {
    await page.evaluate(`history.replaceState(${state}, '')`)
    await page.reload()
  }
  await comeFrom("{ usr: { creator: { platform: 'instagram', handle: 'luxe_lena_sandbox' } } }")
  await page.getByRole('checkbox', { name: /luxe_lena_sandbox|Lena Voss/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Discard draft' }).count()).toBe(0)
  await comeFrom('null')
  await page.getByLabel('Subject').fill('Spring')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await named.waitFor({ state: 'detached' })
  await page.getByLabel('Creator').and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await named.waitFor()
  expect(await page.getByLabel('Subject').inputValue()).toBe('Spring')
  // What is written after that can be taken back spares itself. The offer stays while a pointer rests on it.
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Undo' }).hover()
  const name = async (handle: string) => {
    await page.getByLabel('Creator').fill(`instagram.com/${handle}`)
    await page.getByLabel('Creator').press('Enter')
  }
  await name('noor_habibi_sandbox')
  await page.getByLabel('Subject').fill('Summer')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  expect(await page.getByLabel('Subject').inputValue()).toBe('Summer')
  // A preview is of those who were named when it was asked for.
  await page.getByLabel('Message', { exact: true }).fill('Hello, shall we talk about summer?')
  await page.getByRole('button', { name: 'Preview' }).click()
  const plan = page.getByRole('heading', { name: 'Preview' })
  await plan.waitFor()
  await name('luxe_lena_sandbox')
  await plan.waitFor({ state: 'detached' })
  await page.goto('/dashboard/outreach/new?campaign=nothing')
  await page.getByRole('heading', { name: 'Campaign not found' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
})

/** From the amount in the reply to the counteroffer in the composer, which is not sent by itself. */
async function negotiate(page: Page): Promise<void> {
  const api = await signedIn(on.product.url, demo.admin)
  const { body: asked } = await api.post('/api/verifications', { url: 'https://www.instagram.com/ava_fields_sandbox' })
  await api.verificationWhen(String(asked.id), ({ state }) => state === 'done')
  await page.getByRole('link', { name: /^Negotiate with / }).click()
  await page.getByRole('button', { name: 'Log as offer: $2,900' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Log as offer: $2,900' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Log as offer: $2,900' }).click()
  await page.getByRole('heading', { name: /^Counter with \$/ }).waitFor()
  await page.getByText(/^Costs 2 of your /).waitFor()
  await page.getByRole('button', { name: 'Write the reply' }).click()
  await page.getByText('Why this amount').click()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Put it in the inbox' }).click()
  await expect.poll(() => page.getByLabel('Your reply').inputValue()).toContain('your rate of $2,900')
  expect(await page.getByText('Your reply by').count()).toBe(0)
}

/** A note that was begun before the creator could be answered is still one when their answer arrives, also once its field is emptied. */
async function keepsNote(page: Page): Promise<void> {
  const note = page.getByLabel('Your note')
  await note.fill('Too dear for us')
  const thread = new URL(page.url()).searchParams.get('thread')
  const api = await signedIn(on.product.url, demo.admin)
  const told = await api.post(`/api/outreach/threads/${thread}/received`, { text: 'Tell me more.' })
  expect(told.status).toBe(201)
  await page.getByText('Reply', { exact: true }).waitFor()
  expect(await note.inputValue()).toBe('Too dear for us')
  await note.fill('')
  expect(await note.count()).toBe(1)
}

/** A proposed reply takes the place of no note: that is there again, as a note, once the reply is sent. */
async function sendsBesideNote(page: Page): Promise<void> {
  await page.getByLabel('Your reply').press('End')
  await page.getByLabel('Your reply').pressSequentially('!')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect.poll(() => page.getByLabel('Your note').inputValue()).toBe('Ask their manager')
}

async function unsubscribeBy(path: string): Promise<void> {
  const creator = await on.visit(375, 'dark')
  await creator.goto(path)
  await creator.getByRole('heading', { name: 'Unsubscribe from Northwind Coffee LLC?' }).waitFor()
  expect(await creator.getByText(address).count()).toBe(0)
  expect(await axeFaults(creator)).toEqual([])
  await creator.getByRole('button', { name: 'Unsubscribe' }).click()
  await creator.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor()
}

test('templates are written where the keyboard is, which comes back to the button that opened each', async () => {
  const page = await on.visit(1440, 'light')
  await signIn(page, demo.admin)
  await page.goto('/dashboard/outreach/templates')
  const focused = (name: string) => page.getByRole('button', { name, exact: true }).and(page.locator(':focus'))
  const field = page.getByLabel('Name', { exact: true }).and(page.locator(':focus'))
  await page.getByRole('button', { name: 'New template' }).press('Enter')
  await field.fill('Spring hello')
  await page.getByLabel('Subject').first().fill('Spring')
  await page.getByLabel('Message', { exact: true }).fill('Hello, shall we talk about spring?')
  await page.getByRole('button', { name: 'Save template' }).press('Enter')
  await focused('New template').press('Enter')
  await field.waitFor()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await focused('New template').waitFor()
  await page.getByRole('button', { name: 'Edit Spring hello' }).press('Enter')
  await field.waitFor()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await focused('Edit Spring hello').waitFor()
  // What is begun stays while another is looked at.
  await page.getByRole('button', { name: 'New template' }).press('Enter')
  await field.fill('Summer hello')
  await page.getByRole('button', { name: 'Edit Spring hello' }).press('Enter')
  await page.getByRole('button', { name: 'Cancel' }).last().press('Enter')
  await focused('Edit Spring hello').waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Summer hello')
  // So it does while another page is looked at, and over a reload.
  await page.getByRole('link', { name: 'Outreach', exact: true }).first().click()
  await page.getByRole('link', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Edit Spring hello' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Edit Spring hello' }).waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Summer hello')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await page.reload()
  await page.getByRole('button', { name: 'New template' }).waitFor()
  expect(await page.getByLabel('Name', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Delete Spring hello' }).press('Enter')
  await page.getByRole('heading', { name: 'Email templates' }).and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: 'Edit Spring hello' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByRole('button', { name: 'Edit Spring hello' }).waitFor()
  await page.locator('main:focus').waitFor()
})

test('who is left out of an email of a campaign is still left out once the others are written to', async () => {
  const { id, api, path } = await approvedCampaign(on, demo.admin)
  const creators = [{ platform: 'instagram', handle: 'noor_habibi_sandbox' }]
  const { body } = await api.post(`${path}/creators`, { creators })
  for (const { id: entry, creator } of body.creators as { id: string; creator: { handle: string } }[])
    if (creator.handle === 'noor_habibi_sandbox')
      await api.patch(`${path}/creators/${entry}`, { field: 'decision', value: 'approved', version: 0 })
  const page = await on.visit()
  await signIn(page, demo.admin)
  await page.goto(`/dashboard/outreach/new?campaign=${id}`)
  const [ava, noor] = [/Ava Fields|ava_fields_sandbox/, /Noor Habibi|noor_habibi_sandbox/].map((name) =>
    page.getByRole('checkbox', { name }),
  )
  await ava?.uncheck()
  await draftFor(page, 'noor@habibi.example.net')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Send to 1 creator · 22 credits' }).click()
  await page.getByRole('button', { name: 'Send · 22 credits' }).click()
  await page.getByText('Sending to 1 creator').waitFor()
  await page.goto(`/dashboard/outreach/new?campaign=${id}`)
  await ava?.waitFor()
  await noor?.waitFor({ state: 'detached' })
  expect(await ava?.isChecked()).toBe(false)
  expect(await page.getByLabel('Subject').inputValue()).toBe('')
})

test('a template that a colleague saved meanwhile is saved over by a press that says so', async () => {
  const api = await signedIn(on.product.url, demo.admin)
  const written = { name: 'Autumn hello', subject: 'Autumn', body: 'Hello, shall we talk about autumn?', followUps: [] }
  const { body: made } = await api.post('/api/outreach/templates', written)
  const page = await on.visit(1440, 'light')
  await signIn(page, demo.admin)
  await page.goto('/dashboard/outreach/templates')
  await page.getByRole('button', { name: 'Edit Autumn hello' }).click()
  await page.getByLabel('Subject').first().fill('Mine')
  const path = `/api/outreach/templates/${made.id}`
  expect((await api.patch(path, { ...written, subject: 'Theirs', version: made.version })).status).toBe(200)
  await page.getByRole('button', { name: 'Save template' }).click()
  await page.getByText('it replaces the newer version, which is lost').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save over it' }).press('Enter')
  await page.getByText('Mine', { exact: true }).waitFor()
  const edit = page.getByRole('button', { name: 'Edit Autumn hello' })
  await edit.and(page.locator(':focus')).press('Enter')

  // What is written on while it is saved stays, and what is given up can be taken back.
  const subject = page.getByLabel('Subject').first()
  await subject.fill('Sent')
  const held = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save template' }).click()
  await subject.fill('Written on')
  held.resolve()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Sent', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => subject.inputValue()).toBe('Written on')
  await page.locator('main:focus').waitFor()

  // What is written after that can be taken back spares itself.
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Undo' }).hover()
  await edit.press('Enter')
  await subject.fill('Newest')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  await page.reload()
  await expect.poll(() => subject.inputValue()).toBe('Newest')
})

test('a new template that is written on while it is saved keeps the keyboard, and is changed from then on', async () => {
  const page = await on.visit(1440, 'light')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signIn(page, demo.admin)
  await page.goto('/dashboard/outreach/templates')
  await page.getByRole('button', { name: 'New template' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Winter hello')
  await page.getByLabel('Message', { exact: true }).fill('Hello, shall we talk about winter?')
  const subject = page.getByLabel('Subject').first()
  await subject.fill('Winter')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/outreach/templates', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save template' }).click()
  await subject.press('End')
  await subject.pressSequentially(' is')
  const listed = page.waitForResponse((each) => each.request().method() === 'GET' && each.url().endsWith('/templates'))
  held.resolve()
  await listed
  await page.keyboard.type(' here')
  expect(await subject.inputValue()).toBe('Winter is here')
  await subject.and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Winter', { exact: true }).waitFor()
  // The toast leaves by and by here, and takes no keyboard along.
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.locator('main:focus').waitFor()
  await page.getByRole('button', { name: 'Save template' }).click()
  await page.getByText('Winter is here', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Edit Winter hello' }).count()).toBe(1)
})

test('the inbox, a thread and the composer fit a phone in the dark', async () => {
  const page = await on.visit(375, 'dark')
  await signIn(page, demo.admin)
  for (const path of [
    '/dashboard/outreach',
    '/dashboard/outreach/new',
    '/dashboard/outreach/templates',
    '/dashboard/settings/sending',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await axeFaults(page), path).toEqual([])
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'), path).toBeLessThanOrEqual(
      0,
    )
  }
})
