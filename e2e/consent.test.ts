import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportedAt, followersPath, instagramFollowers } from '../apps/server/test/made-exports.ts'
import { madeZip } from '../apps/server/test/made-zip.ts'
import { type Api, signedIn } from './api.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { flaws, leave, visit } from './visitor.ts'

/** A creator's consent, in two browsers: the brand asks by email, the creator connects, reads, passes on, shows the report to others, and ends it. */

let product: RunningProduct
let browser: Browser
let api: Api

beforeAll(async () => {
  product = await startPrepared()
  browser = await sharedBrowser()
  api = await signedIn(product.url)
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

async function brandAt(path: string): Promise<Page> {
  const page = await visit(browser, product.url)
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill('brand@vouch.test')
  await page.getByLabel('Password', { exact: true }).fill('vouch-brand-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto(path)
  return page
}

/** Waits for a letter. @returns the path of its link */
async function mailedPath(to: string, place: 'consent' | 'creator'): Promise<string> {
  const wanted = new RegExp(`/${place}/[\\w-]+`)
  let path = ''
  const look = async () => {
    const letters = (await (await fetch(`${product.url}/api/dev/mail?to=${to}`)).json()) as { text: string }[]
    path = letters.map(({ text }) => wanted.exec(text)?.[0] ?? '').find(Boolean) ?? ''
    return path
  }
  await expect.poll(look).not.toBe('')
  return path
}

test('from the brand’s email to the creator’s page, the report, and the end of it', async () => {
  const { body } = await api.post('/api/verifications', { url: 'https://www.instagram.com/ava_fields_sandbox/' })
  await api.verificationWhen(String(body.id), ({ state }) => state === 'done')
  const brand = await brandAt(`/dashboard/verifications/${body.id}`)
  await brand.getByRole('button', { name: 'More actions' }).click()
  await brand.getByRole('menuitem', { name: 'Ask the creator to verify' }).click()
  const dialog = brand.getByRole('dialog', { name: 'Ask the creator' })
  await dialog.getByText('Asking is free. The report costs 10 credits').waitFor()
  await dialog.getByLabel('Creator’s email').fill('ava@')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await dialog.getByLabel('Creator’s email').and(dialog.locator('[aria-invalid="true"]')).waitFor()
  await dialog.getByText('Please enter a valid email address.').waitFor()
  await dialog.getByLabel('Creator’s email').fill('ava@creator.test')
  await dialog.getByLabel('Let the creator read the report first').check()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await dialog.getByText(/^Waiting for the creator until/).waitFor()
  await dialog.getByText('Withdraw the request to take it back.').waitFor()
  expect(await dialog.getByLabel('Let the creator read the report first').isDisabled()).toBe(true)

  const creator = await visit(browser, product.url)
  const link = await mailedPath('ava@creator.test', 'consent')
  await creator.goto(link)
  await creator.getByRole('heading', { level: 1, name: /asks you to verify @ava_fields_sandbox$/ }).waitFor()
  expect(await flaws(creator)).toEqual([])
  await creator.getByRole('button', { name: 'Connect Instagram' }).click()
  await creator.getByText('This page stands in for Instagram').waitFor()
  await creator.getByRole('button', { name: 'Cancel' }).click()
  await creator.getByText('You said no on Instagram. Nothing was connected').waitFor()
  await creator.getByRole('button', { name: 'Connect Instagram' }).click()
  await creator.getByLabel('Signed in as').fill('luxe_lena_sandbox')
  await creator.getByRole('button', { name: 'Allow' }).click()
  await creator.getByText('You’re signed in to Instagram as @luxe_lena_sandbox').waitFor()
  await creator.getByRole('button', { name: 'Connect Instagram' }).click()
  await creator.getByRole('button', { name: 'Allow' }).click()

  await creator.getByRole('heading', { name: 'Your page for @ava_fields_sandbox' }).waitFor()
  await creator.getByText('Waiting for you to pass it on').waitFor()
  await creator.getByRole('heading', { name: 'Ava Fields' }).waitFor()
  expect(await flaws(creator)).toEqual([])
  await creator.getByLabel('Email me the link to this page').fill('ava@creator.test')
  await creator.getByRole('button', { name: 'Send', exact: true }).click()
  await creator.getByLabel('Sent. Send the link again').waitFor()
  await brand.getByText('Connected: the creator reads the report first').waitFor()
  await creator.getByRole('button', { name: /^Pass on to/ }).click()
  await creator.getByText('Has the report').waitFor()

  const opened = dialog.getByRole('link', { name: 'Open the report' })
  await opened.waitFor()
  await opened.click()
  await brand.waitForURL((url) => !url.pathname.endsWith(String(body.id)))
  await brand.getByRole('heading', { level: 1, name: 'Ava Fields' }).waitFor()

  await creator.getByRole('button', { name: 'Make a link' }).click()
  const shown = await creator.getByText(/\/creator\/[\w-]+$/).innerText()
  const other = await visit(browser, product.url)
  await other.goto(new URL(shown).pathname)
  await other.getByText('Shared by the creator, read-only').waitFor()
  await other.getByRole('heading', { name: 'Ava Fields' }).waitFor()
  expect(await other.getByRole('button', { name: 'Disconnect' }).count()).toBe(0)

  await creator.goto(await mailedPath('ava@creator.test', 'creator'))
  await creator.getByRole('button', { name: 'Disconnect' }).click()
  await creator.getByRole('button', { name: 'Disconnect' }).click()
  await creator.getByText(/^Disconnected on/).waitFor()
  const { consents } = (await api.load('/api/consents?handle=ava_fields_sandbox')) as { consents: { state: string }[] }
  expect(consents.map(({ state }) => state)).toEqual(['ended'])
  for (const page of [brand, creator, other]) await leave(page)
})

test('an export instead of a connection: what is sent stands there before, another account’s is refused, and the page follows', async () => {
  const { body } = await api.post('/api/consents', { url: 'https://www.instagram.com/luxe_lena_sandbox/' })
  const creator = await visit(browser, product.url)
  await creator.goto(new URL(String(body.url)).pathname)
  await creator.getByRole('button', { name: 'Upload your export instead' }).click()
  const panel = creator.getByRole('region', { name: 'Upload your Instagram export' })
  const field = panel.locator('input[type=file]')
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no export') })
  await panel.getByRole('alert').waitFor()
  const choose = (name: string) =>
    field.setInputFiles({ name, mimeType: 'application/zip', buffer: madeExport('somebody_else') })
  await choose('export.zip')
  await panel.getByText('These 2 files are sent to Vouch').waitFor()
  await panel.getByText('Messages are never read').waitFor()
  expect(await flaws(creator)).toEqual([])
  await panel.getByRole('button', { name: 'Upload' }).click()
  await panel.getByText('of @somebody_else, and you were asked for @luxe_lena_sandbox').waitFor()
  await panel.getByRole('button', { name: 'Remove' }).click()
  const right = { name: 'export.zip', mimeType: 'application/zip', buffer: madeExport('luxe_lena_sandbox') }
  await field.setInputFiles(right)
  await panel.getByRole('button', { name: 'Upload' }).click()
  await creator.getByText('it’s the only way back').waitFor()
  await creator.getByText(/^Made from a file you uploaded/).waitFor()
  await creator.getByText('Has the report').waitFor()
  expect(await flaws(creator)).toEqual([])
  await leave(creator)
})

test('where the operator has an Instagram app, Connect begins the consent of one’s own account', async () => {
  const page = await brandAt('/instagram-connect')
  await page.getByRole('button', { name: 'Lookup' }).waitFor()
  expect(await page.getByRole('button', { name: 'Connect', exact: true }).count()).toBe(0)
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), consentPlatforms: ['instagram'] } })
  })
  await page.reload()
  const connect = page.getByRole('button', { name: 'Connect', exact: true })
  await connect.click()
  await page.getByRole('alert').getByText('Please enter your Instagram username').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByLabel('Username').fill('@noah_brooks_sandbox')
  await connect.click()
  await page.getByText('This page stands in for Instagram').waitFor()
  expect(await page.getByLabel('Signed in as').inputValue()).toBe('noah_brooks_sandbox')
  const { consents } = (await api.load('/api/consents?handle=noah_brooks_sandbox')) as { consents: { state: string }[] }
  expect(consents.map(({ state }) => state)).toEqual(['waiting'])
  await leave(page)
})

/** @param username whose export it says it is */
function madeExport(username: string): Buffer {
  const content = JSON.stringify({ profile_user: [{ string_map_data: { Username: { href: '', value: username } } }] })
  const path = 'personal_information/personal_information/personal_information.json'
  return madeZip([
    { path: followersPath, content: instagramFollowers(400), madeAt: exportedAt },
    { path, content, madeAt: exportedAt },
    { path: 'your_instagram_activity/messages/inbox/x/message_1.json', content: '{}', madeAt: exportedAt },
  ])
}
