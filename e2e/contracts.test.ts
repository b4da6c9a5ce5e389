import type { OpenContract } from '@vouch/contract'
import { expect, test } from 'vitest'
import { demo, signIn } from './account-form.ts'
import { axeFaults } from './axe-faults.ts'
import { agreedCampaign, inLetter } from './campaign-hands.ts'
import { acceptContract, fillInContract, sendContract } from './contract-hands.ts'
import { stage } from './stage.ts'

/** A contract, from the sixth step of a campaign to the creator's yes in another browser, and the check of the copy. */

const on = stage()

const address = 'eve@creators.example.net'

test('a contract is written in step 6, filled in, sent after a confirmation, accepted in another browser, and its copy checked', async () => {
  const { id, api, path } = await agreedCampaign(on, demo.admin)
  await api.patch(path, { field: 'startsOn', value: '2027-03-02', version: 0 })
  const page = await on.visit()
  await signIn(page, demo.admin)
  await page.goto(`/dashboard/campaigns/${id}?step=6`)
  await page.getByText('Write the contract with 1 creator.').waitFor()
  await page.getByRole('button', { name: 'Write contract · 2 credits' }).click()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Write contract · 2 credits' }).click()
  await page.getByText(/^Missing: /).waitFor()
  // What is typed stays while another page is looked at, until it is given up.
  const fee = page.getByLabel('Fee', { exact: true })
  await fee.fill('$800')
  await page.reload()
  await page.getByRole('button', { name: 'Save version 2' }).waitFor()
  expect(await fee.inputValue()).toBe('$800')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(() => fee.inputValue()).not.toBe('$800')
  await fillInContract(page)
  await page.getByText('Changes', { exact: true }).click()
  await page.locator('ins', { hasText: '$900' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  // The campaign begins on another day: where that is changed stands on the page, and that it applies as written in the last press.
  const dates = page.getByRole('link', { name: 'Open the campaign’s dates' })
  expect(await dates.getAttribute('href')).toBe(`/dashboard/campaigns/${id}?step=1`)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Once the creator accepts, the contract applies as written.', { exact: false }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await sendContract(page, address)
  await acceptBy(await inLetter(on, address, /(\/contract\/\S+)/))
  await page.getByText(/Accepted by Eve Stone/).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Check a copy' }).click()
  await page.getByText('This contract was accepted').waitFor()
})

test('a colleague’s newer version of a contract leaves the choice: theirs, or what was written over it', async () => {
  const { id: campaignId, api, path } = await agreedCampaign(on, demo.admin)
  const { creators } = (await api.load(path)) as { creators: { id: string }[] }
  const made = await api.post('/api/contracts', { campaignId, entryId: creators[0]?.id, clauses: [] })
  const contract = made.body as unknown as OpenContract
  const page = await on.visit()
  await signIn(page, demo.admin)
  await page.goto(`/dashboard/campaigns/contracts/${contract.id}`)
  const fee = page.getByLabel('Fee', { exact: true })
  const { title, clauses, variables } = contract.current.draft
  const byColleague = (version: number, amount: string) =>
    api.patch(`/api/contracts/${contract.id}`, { title, clauses, variables: { ...variables, fee: amount }, version })
  await fee.fill('$800')
  expect((await byColleague(1, '$700')).status).toBe(200)
  await page.getByRole('button', { name: 'Save version 2' }).click()
  await page
    .getByText('it becomes version 3 and replaces the newer version. That one stays under Changes as version 2, where')
    .waitFor()
  await page.getByText('A newer version was saved under your name').waitFor()
  await page.getByText('Changes', { exact: true }).click()
  await page.locator('del', { hasText: '$700' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save over it' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor()
  const stored = async () => {
    const { version, current } = (await api.load(`/api/contracts/${contract.id}`)) as OpenContract
    return [version, current.draft.variables.fee]
  }
  expect(await stored()).toEqual([3, '$800'])
  await fee.fill('$850')
  expect((await byColleague(3, '$750')).status).toBe(200)
  await page.getByRole('button', { name: 'Save version 4' }).click()
  await page.getByRole('button', { name: 'Discard this one' }).click()
  await expect.poll(() => fee.inputValue()).toBe('$750')
  expect(await stored()).toEqual([4, '$750'])
})

async function acceptBy(path: string): Promise<void> {
  const creator = await on.visit(375, 'dark')
  await creator.goto(path)
  await creator.getByText('The Brand pays the Creator $900 in total.', { exact: false }).waitFor()
  await creator.getByRole('listitem').getByText('1 reel', { exact: true }).waitFor()
  expect(await axeFaults(creator)).toEqual([])
  expect(await creator.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  await creator.getByRole('button', { name: 'Accept contract' }).click()
  await creator.getByText('Tick the box to accept the contract.').waitFor()
  await acceptContract(creator)
  expect(await creator.getByText(/Read it, then accept or decline/).count()).toBe(0)
  expect(await axeFaults(creator)).toEqual([])
}
