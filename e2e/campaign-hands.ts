import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demo, writeSignIn } from './account-form.ts'
import type { Stage } from './stage.ts'

/** What people do in a campaign, journey after journey. */

/** Waits for a letter that says something. @returns the first thing that the pattern takes out of it */
export async function inLetter({ product }: Stage, address: string, pattern: RegExp): Promise<string> {
  let found = ''
  const look = async () => {
    const letters = (await (await fetch(`${product.url}/api/dev/mail?to=${address}`)).json()) as { text: string }[]
    found = letters.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean) ?? ''
    return found
  }
  await expect.poll(look).not.toBe('')
  return found
}

/** The brand joins the admin's workspace as a member. @returns their page, on a phone in the dark */
export async function joinAsMember(on: Stage, owner: Page): Promise<Page> {
  await owner.goto('/dashboard/settings/team')
  await owner.getByLabel('Email').fill(demo.brand.email)
  await owner.getByLabel('Role').selectOption('member')
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText(`Invitation sent to ${demo.brand.email}.`).waitFor()
  const brand = await on.visit(375, 'dark')
  await brand.goto(await inLetter(on, demo.brand.email, /(\/join#token=[\w-]+)/))
  await brand.getByRole('link', { name: 'Sign in to accept' }).click()
  await writeSignIn(brand, demo.brand)
  await brand.getByRole('button', { name: 'Accept invitation' }).click()
  await brand.waitForURL('**/app')
  return brand
}

/** Writes into a field and leaves it; it is saved then. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).first()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await field.fill(text)
  await field.blur()
  expect((await saved).status()).toBe(200)
}

/** Chooses in a list; it is saved then. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByLabel(label, { exact: true }).first().selectOption({ label: option })
  expect((await saved).status()).toBe(200)
}
