import type { Browser, Page } from 'playwright-core'
import { visit } from './visitor.ts'

/** The forms of an account, as somebody fills them in. The sign-up form has two labels that begin with Email: only the whole one is the field. */

export interface WrittenAccount {
  email: string
  password: string
}

/** The accounts that the sandbox comes with. */
export const demo = {
  brand: { email: 'brand@vouch.test', password: 'vouch-brand-demo' },
  admin: { email: 'admin@vouch.test', password: 'vouch-admin-demo' },
} as const satisfies Record<string, WrittenAccount>

/** Fills in the sign-up form and sends it. */
export async function writeSignUp(page: Page, { email, password }: WrittenAccount): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Role').selectOption('freelancer')
  await page.getByLabel(/I accept the/).check()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
}

/** Fills in the login form that stands on the page, and sends it. */
export async function writeSignIn(page: Page, { email, password }: WrittenAccount): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Signs in on a page, which is then at the product. */
export async function signIn(page: Page, account: WrittenAccount = demo.brand): Promise<void> {
  await page.goto('/auth?mode=login')
  await writeSignIn(page, account)
  await page.waitForURL(/\/(app|dashboard)$/)
}

/** @returns a page of its own on which the demo brand is signed in. */
export async function memberPage(
  browser: Browser,
  baseURL: string,
  width = 1440,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const page = await visit(browser, baseURL, { viewport: { width, height: 900 }, colorScheme })
  await signIn(page)
  return page
}

/** Opens the email with the link, and presses the button behind it. */
export async function pressVerify(page: Page, email: string): Promise<void> {
  await page.goto(`/dev/mail?to=${email}`)
  await page
    .getByRole('button', { name: /Verify your email address/ })
    .first()
    .click()
  await page.frameLocator('iframe').getByRole('link', { name: 'Verify my email' }).click()
  await page.getByRole('button', { name: 'Verify and continue' }).click()
}
