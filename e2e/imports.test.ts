import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followersPath, instagramFollowers, instagramMap } from '../apps/server/test/made-exports.ts'
import { madeWorkbook } from '../apps/server/test/made-workbook.ts'
import { madeZip } from '../apps/server/test/made-zip.ts'
import { axeFaults } from './axe-faults.ts'
import { stage } from './stage.ts'
import { leave, visit } from './visitor.ts'

/** Files that a reader brings: a creator's export, of which little leaves the browser, and a list whose columns they name. */

const on = stage()

async function signedIn(): Promise<Page> {
  const page = await visit(on.browser, on.product.url)
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill('brand@vouch.test')
  await page.getByLabel('Password', { exact: true }).fill('vouch-brand-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/dashboard/verify')
  await page.getByText('Drop a file, or choose one').waitFor()
  return page
}

/** Drops a file as a mouse would. */
async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const content = JSON.stringify(Buffer.from(bytes).toString('base64'))
  const carried = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(${content}), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([bytes], ${JSON.stringify(name)}))
    return transfer
  })()`)
  await page.getByText('Drop a file, or choose one').dispatchEvent('drop', { dataTransfer: carried })
}

async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const buffer = Buffer.from(bytes)
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

test('an Instagram export, from the drop to the report: what is sent is listed, and messages never leave', async () => {
  const page = await signedIn()
  const sent: Buffer[] = []
  page.on('request', (request) => {
    const body = request.url().includes('/api/imports') ? request.postDataBuffer() : null
    if (body) sent.push(body)
  })
  const secret = 'a private message '.repeat(200)
  const archive = madeZip([
    { path: followersPath, content: instagramFollowers(900) },
    { path: 'your_instagram_activity/messages/inbox/ben_1/message_1.json', content: secret, stored: true },
    {
      path: 'personal_information.json',
      content: instagramMap('profile_user', { Username: 'dropped.ava', Email: 'a@b.test' }),
    },
  ])
  await drop(page, 'export.zip', archive)
  await page.getByText('Instagram export. These 2 files are sent to Vouch; 1 other stays on this device.').waitFor()
  await page.getByText('The username, nothing else').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.waitForURL('**/dashboard/verifications/**')
  await page.getByText('dropped.ava').first().waitFor()
  await page
    .getByText(/likes, views and comments are missing/)
    .first()
    .waitFor()
  expect(sent.some((body) => body.includes('private message') || body.includes('a@b.test'))).toBe(false)
  await leave(page)
})

test('an Excel list whose header says nothing is mapped by hand, and remembered for the second', async () => {
  const page = await signedIn()
  const people = Array.from({ length: 40 }, (_, index) => [`person_${index}`, index * 5, `nothing ${index}`])
  const book = madeWorkbook([['Wer', 'Wie viele', 'Rest'], ...people])
  await choose(page, 'fans.xlsx', book)
  await page.getByText('We don’t recognize this header.').waitFor()
  expect(await page.getByRole('cell', { name: /^person_/ }).count()).toBe(10)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('combobox', { name: 'What “Wer” means' }).selectOption('Username')
  await page.getByRole('combobox', { name: 'What “Wie viele” means' }).selectOption('Followers')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.getByText('Enter whose followers or posts these are.').waitFor()
  await page.getByLabel('Username', { exact: true }).fill('@mapped.ava')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.waitForURL('**/dashboard/verifications/**')
  await page.getByText('mapped.ava').first().waitFor()
  await page.goto('/dashboard/verify')
  await choose(page, 'more fans.xlsx', book)
  await page.getByText('the way you chose them for a list with this header before').waitFor()
  expect(await page.getByRole('combobox', { name: 'What “Wer” means' }).inputValue()).toBe('username')
  await leave(page)
})

test('an export in HTML is refused with what to ask for instead, and the next file can be chosen', async () => {
  const page = await signedIn()
  await choose(page, 'instagram.zip', madeZip([{ path: followersPath.replace('.json', '.html'), content: '<html>' }]))
  await page
    .getByRole('alert')
    .getByText(/is in HTML, which Vouch can’t read.*the format JSON/)
    .waitFor()
  expect(await page.getByRole('button', { name: 'Verify', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Remove' }).click()
  await choose(page, 'instagram.zip', madeZip([{ path: followersPath, content: instagramFollowers(20) }]))
  await page.getByText('Followers and when they came').waitFor()
  await leave(page)
})
