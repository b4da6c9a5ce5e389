import type { Page } from 'playwright-core'

/** What both sides of a contract do, journey after journey. */

/** Fills in what a contract needs to be sent, and saves it as its second version. */
export async function fillInContract(page: Page): Promise<void> {
  const fields = {
    ...{ 'Brand’s legal name': 'Northwind Coffee LLC', 'Creator’s legal name': 'Eve Stone', Fee: '$900' },
    ...{ 'First day': '2027-03-01', 'Last day': '2027-03-31', Deliverables: '- 1 reel' },
    ...{ 'Lowest Trust score': '60', 'Governing law': 'the State of Oregon' },
  }
  for (const [label, words] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Save version 2' }).click()
}

/** Emails a contract that has no holes to one person. */
export async function sendContract(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Email 1 person · free' }).click()
  await page.getByText(/Awaiting response/).waitFor()
}

/** The creator says yes to the contract that is on their page. */
export async function acceptContract(creator: Page): Promise<void> {
  await creator.getByLabel('Your full name').fill('Eve Stone')
  await creator.getByLabel(/I’ve read the contract/).check()
  await creator.getByRole('button', { name: 'Accept contract' }).click()
  await creator.getByText(/^Accepted by Eve Stone/).waitFor()
}
