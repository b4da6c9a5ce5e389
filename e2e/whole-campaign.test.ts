import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { answerTo } from '../apps/server/test/answering-letters.ts'
import { hasDovecot, startDovecot } from '../apps/server/test/dovecot.ts'
import { startMailServer } from '../apps/server/test/mail-server.ts'
import { readPdf } from '../apps/server/test/pdf-text.ts'
import { demo, signIn } from './account-form.ts'
import { choose, inLetter, joinAsMember, write } from './campaign-hands.ts'
import { acceptContract, fillInContract, sendContract } from './contract-hands.ts'
import { draftFor, previewAndSend, writeSender, writeServer } from './outreach-hands.ts'
import { connectShop, shopOrder, tellOrder } from './shop-hands.ts'
import { stage } from './stage.ts'
import { flaws, leave } from './visitor.ts'

/** One campaign from the brief to the performance report: two members of a workspace, a creator without an account, the brand's own mail server
 *  and mailbox, and a shop. Where Dovecot is not installed the creator's reply is logged by hand. */

const post = await startMailServer()
const box = hasDovecot ? await startDovecot() : null
const portOfPost = Number(new URL(post.url).port)
const hosts = [portOfPost, ...(box ? [box.port] : [])].map((port) => `127.0.0.1:${port}`)
const on = stage({ MAIL_TEST_HOSTS: hosts.join(',') })
afterAll(async () => {
  await box?.close()
  await post.close()
})

const address = 'eve@creators.example.net'
const reply = 'Sounds lovely. I charge $900 for this.'

/** Moves the product's clock on, and does what falls due. */
async function laterBy(days: number): Promise<void> {
  const moved = await fetch(`${on.product.url}/api/dev/clock`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ advanceDays: days }),
  })
  expect(moved.status).toBe(200)
}

async function nowOfProduct(): Promise<string> {
  return ((await (await fetch(`${on.product.url}/api/dev/clock`)).json()) as { now: string }).now
}

const nothingMissing = (page: Page) => page.getByText('Nothing is missing here.').waitFor()
const expectFlawless = async (page: Page) => expect(await flaws(page)).toEqual([])

/** Seven steps in one go, on a machine that does other things beside: a hang ends the run all the same. */
const patienceMs = 720_000

test('two people take a campaign through all seven steps, to a signed contract, an order from a shop and the report’s PDF', {
  timeout: patienceMs,
}, async () => {
  const owner = await on.visit()
  await signIn(owner, demo.admin)
  const member = await joinAsMember(on, owner)

  const campaign = await writeBrief(owner)
  await setAudienceAndBudget(member, owner, campaign)
  await findCreator(member, campaign)
  await verifyAndStart(owner, campaign)
  await writeToCreator(owner, campaign)
  await agreeOnFee(member, campaign)
  await signContract(owner, campaign)
  await trackAndReview(owner, member, campaign)
  await reportResults(owner, member, campaign)

  for (const page of [owner, member]) await leave(page)
})

/** Step 1. @returns the campaign's address */
async function writeBrief(owner: Page): Promise<string> {
  await owner.goto('/dashboard/campaigns')
  await owner.getByRole('button', { name: 'New campaign' }).first().click()
  await owner.getByLabel('Campaign name').fill('Spring blend')
  await owner.getByRole('radio', { name: /Sales/ }).check()
  await owner.getByRole('button', { name: 'Create draft' }).click()
  await owner.getByRole('heading', { name: 'Spring blend' }).waitFor()
  await write(owner, 'Product or service', 'Coffee beans')
  await write(owner, 'Start', (await nowOfProduct()).slice(0, 10))
  await write(owner, 'End', '2027-12-31')
  await nothingMissing(owner)
  await expectFlawless(owner)
  return new URL(owner.url()).pathname
}

/** Step 2: the member writes, and the owner sees it. */
async function setAudienceAndBudget(member: Page, owner: Page, campaign: string): Promise<void> {
  await owner.goto(`${campaign}?step=2`)
  await member.goto(`${campaign}?step=2`)
  await write(member, 'Budget', '5000')
  await write(member, 'Target audience', 'People who brew at home')
  await expect.poll(() => owner.getByLabel('Target audience').inputValue()).toBe('People who brew at home')
  await nothingMissing(owner)
  await expectFlawless(owner)
}

/** Step 3. */
async function findCreator(member: Page, campaign: string): Promise<void> {
  await member.goto(`${campaign}?step=3`)
  await member.getByLabel('Add by profile link').fill('instagram.com/ava_fields_sandbox')
  await member.getByRole('button', { name: 'Add', exact: true }).first().click()
  await member.getByRole('button', { name: /Take out/ }).waitFor()
  await expectFlawless(member)
}

/** Step 4, and the start. */
async function verifyAndStart(owner: Page, campaign: string): Promise<void> {
  await owner.goto(`${campaign}?step=4`)
  await owner.getByRole('button', { name: 'Verify 1 creator · 10 credits' }).click()
  await expect.poll(() => owner.getByText('Not verified yet').count()).toBe(0)
  await choose(owner, 'Decision', 'Approved')
  await nothingMissing(owner)
  await expectFlawless(owner)
  await owner.getByRole('button', { name: 'Start campaign · 2 credits' }).first().click()
  await owner.getByRole('button', { name: 'Start · 2 credits' }).click()
  await owner.getByText('Campaign started').waitFor()
}

/** Step 5: written to over the brand's own server; the reply in its mailbox stops the follow-ups. */
async function writeToCreator(owner: Page, campaign: string): Promise<void> {
  await owner.goto('/dashboard/settings/sending')
  await writeSender(owner)
  await owner.getByText('Your mail server', { exact: true }).click()
  await writeServer(owner, 'Outgoing mail (SMTP)', { port: portOfPost })
  if (box) await writeServer(owner, 'Incoming mail (IMAP)', box)
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.getByText('Your sender is set up.').waitFor()
  if (box) {
    await owner.getByRole('button', { name: 'Test the connection' }).click()
    await owner.getByText('Both work.').waitFor()
  }
  await owner.goto(`${campaign}?step=5`)
  await owner.getByRole('link', { name: 'Write to 1 creator' }).click()
  await draftFor(owner, address)
  await previewAndSend(owner)
  await laterBy(1)
  await expect.poll(() => post.received.length).toBe(1)
  await owner.getByText(/^Sent /).waitFor()
  if (box) box.deliver(answerTo(post.received[0] ?? '', { text: reply }))
  else await logReply(owner)
  await laterBy(30)
  await expect.poll(() => owner.getByText('Canceled. You weren’t charged.').count()).toBe(2)
  expect(post.received).toHaveLength(1)
}

async function logReply(owner: Page): Promise<void> {
  await owner.getByText('Log a reply').click()
  await owner.getByLabel('Their reply').fill(reply)
  await owner.getByRole('button', { name: 'Log reply' }).click()
  // Before the clock moves on: the follow-ups would fall due.
  await owner.getByText('Canceled. You weren’t charged.').first().waitFor()
}

/** Step 5 goes on: what the creator asks for becomes the agreed fee. */
async function agreeOnFee(member: Page, campaign: string): Promise<void> {
  await member.goto(`${campaign}?step=5`)
  await expect.poll(() => member.getByLabel('Outreach', { exact: true }).first().inputValue()).toBe('replied')
  await expectFlawless(member)
  await member.getByRole('link', { name: /^Negotiate with / }).click()
  await member.getByRole('button', { name: 'Log as offer: $900' }).click()
  await member.getByRole('button', { name: 'Mark as agreed: $900' }).click()
  await member.getByRole('dialog').getByRole('button', { name: 'Agree on $900' }).click()
  await member.getByText('$900 is the agreed fee.').waitFor()
  await member.getByRole('form', { name: 'Log an offer' }).waitFor({ state: 'detached' })
}

/** Step 6: the contract, which somebody without an account accepts in another browser. */
async function signContract(owner: Page, campaign: string): Promise<void> {
  await owner.goto(`${campaign}?step=6`)
  await owner.getByRole('button', { name: 'Write contract · 2 credits' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Write contract · 2 credits' }).click()
  await owner.getByText(/^Missing: /).waitFor()
  expect(await owner.getByLabel('Fee', { exact: true }).inputValue()).toBe('$900')
  await fillInContract(owner)
  await sendContract(owner, address)
  const creator = await on.visit()
  await creator.goto(await inLetter(on, address, /(\/contract\/\S+)/))
  await creator.getByText('The Brand pays the Creator $900 in total.', { exact: false }).waitFor()
  await expectFlawless(creator)
  await acceptContract(creator)
  await leave(creator)
  await owner.getByText(/Accepted by Eve Stone/).waitFor()
}

/** Step 6 goes on: a link and a code, and a draft that one writes and the other approves. */
async function trackAndReview(owner: Page, member: Page, campaign: string): Promise<void> {
  await owner.goto(`${campaign}?step=6`)
  await owner.getByLabel('Destination URL').fill('https://shop.northwind.example/beans')
  await owner.getByRole('button', { name: 'Create', exact: true }).click()
  await owner.getByRole('button', { name: 'Declare shop.northwind.example and create' }).click()
  await owner.getByRole('list', { name: 'Short links' }).locator('code').first().waitFor()
  await owner.getByLabel('Promo code', { exact: true }).fill('eve15')
  await owner.getByRole('button', { name: 'Add code' }).click()
  await owner.getByRole('list', { name: 'Promo codes' }).getByText('EVE15').waitFor()
  await owner.getByRole('button', { name: 'Add a deliverable' }).click()
  await owner.getByLabel('Due', { exact: true }).waitFor()
  await write(owner, 'Due', '2027-11-30')

  await member.goto(`${campaign}?step=6`)
  await choose(member, 'Status', 'Draft received')
  await write(member, 'Draft', '#ad The beans I brew every day')
  // Feedback is still being written when the draft is approved: the press saves it, and counts.
  await owner.getByLabel('Feedback', { exact: true }).fill('Lovely. Go on.')
  await expect.poll(() => owner.getByLabel('Draft', { exact: true }).inputValue()).toContain('#ad')
  await owner.getByRole('button', { name: /Approve the draft/ }).click()
  const status = (page: Page) => page.getByLabel('Status', { exact: true }).inputValue()
  await expect.poll(() => status(owner)).toBe('approved')
  await expect.poll(() => status(member)).toBe('approved')
  await expect.poll(() => member.getByLabel('Feedback', { exact: true }).inputValue()).toBe('Lovely. Go on.')
  await choose(member, 'Status', 'Posted')
  await write(member, 'Posted link', 'instagram.com/p/abc')
  await nothingMissing(member)
  await expectFlawless(member)
}

/** Step 7: an order from the shop, what was paid, and the report. */
async function reportResults(owner: Page, member: Page, campaign: string): Promise<void> {
  await owner.goto(`${campaign}?step=7`)
  const shop = await connectShop(owner)
  const order = shopOrder({ code: 'eve15', total: '42.50', at: (await nowOfProduct()).slice(0, 19) })
  expect(await tellOrder(shop, order)).toEqual({ received: true, kept: true })
  await member.goto(`${campaign}?step=7`)
  await member.getByRole('cell', { name: '$42.50' }).waitFor()
  await write(member, 'Views', '12000')
  await write(member, 'Paid to Ava Fields', '900')
  await expectFlawless(member)
  await owner.getByRole('button', { name: 'Complete', exact: true }).click()
  await owner.getByRole('button', { name: 'Make a report · 2 credits' }).click()
  await owner.getByRole('button', { name: 'Make the report · 2 credits' }).click()
  const reports = owner.getByRole('list', { name: 'Performance reports' })
  await reports.getByRole('link').click()
  await owner.getByRole('heading', { name: 'Spring blend: performance' }).waitFor()
  await expectFlawless(owner)
  const [download] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  const { text } = readPdf(readFileSync(await download.path()))
  for (const words of ['Spring blend', 'Ava Fields', '$900', '$42.50']) expect(text).toContain(words)

  // The history names the campaign beside what each step of it cost.
  await owner.goto('/dashboard/credits')
  for (const name of [/Campaign workflow.*Spring blend/, /Campaign performance.*Spring blend/])
    await owner.getByRole('row', { name }).waitFor()
}
