import { expect, test } from 'vitest'
import { demo, signIn, writeSignIn } from './account-form.ts'
import { axeFaults } from './axe-faults.ts'
import { stage } from './stage.ts'

/** Two people in one workspace: invited, joined, switched, put out. */

const on = stage()

async function linkTo(address: string): Promise<string> {
  const letters = (await (await fetch(`${on.product.url}/api/dev/mail?to=${address}`)).json()) as { text: string }[]
  const link = /https?:\S+\/join#token=[\w-]+/.exec(letters[0]?.text ?? '')?.[0]
  if (link === undefined) throw new Error(`No invitation came to ${address}`)
  return link.replace(/^https?:\/\/[^/]+/, '')
}

test('a colleague is invited by email, makes an account behind the link, sees the workspace, and is put out again', async () => {
  const owner = await on.visit()
  await signIn(owner, demo.admin)
  await owner.goto('/dashboard/settings/team')
  await owner.getByText('1 of 3 seats taken').waitFor()
  await owner.getByLabel('Email').fill('bea@example.com')
  await owner.getByLabel('Role').selectOption('member')
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText('Invitation sent to bea@example.com.').waitFor()
  await owner.getByText('2 of 3 seats taken').waitFor()
  expect(await axeFaults(owner)).toEqual([])

  const bea = await on.visit(375, 'dark')
  await expect.poll(() => linkTo('bea@example.com').catch(() => null)).not.toBe(null)
  await bea.goto(await linkTo('bea@example.com'))
  await bea.getByRole('heading', { name: /^Join / }).waitFor()
  await bea.getByRole('button', { name: 'Create account and join' }).click()
  await bea.getByText('First name must be at least 2 characters.').waitFor()
  await expect.poll(() => bea.evaluate('document.activeElement.autocomplete')).toBe('given-name')
  expect(await axeFaults(bea)).toEqual([])
  await bea.getByLabel('First name').fill('Bea')
  await bea.getByLabel('Last name').fill('Stone')
  await bea.getByLabel('New password').fill('green tea at seven')
  await bea.getByRole('checkbox').check()
  await bea.getByRole('button', { name: 'Create account and join' }).click()
  await bea.waitForURL('**/app')
  await bea.goto('/dashboard/settings/team')
  await bea.getByText('You', { exact: true }).waitFor()
  expect(await bea.getByRole('heading', { name: 'Invite' }).count()).toBe(0)
  const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await bea.evaluate(wide)).toBe(0)

  await owner.reload()
  await owner.getByRole('button', { name: 'Member: change Bea Stone' }).click()
  await owner.getByRole('button', { name: 'Make owner' }).click()
  await owner
    .getByText(
      /^Bea Stone will control the plan.* only if Bea Stone has never used their own. You stay as a manager.* Your card \(Visa ending \d{4}\)/,
    )
    .waitFor()
  const focused = (name: string) => owner.getByRole('button', { name }).and(owner.locator(':focus'))
  await focused('Cancel').press('Enter')
  await focused('Make owner').waitFor()
  await owner.getByRole('button', { name: 'Remove', exact: true }).click()
  await owner.getByText('Bea Stone loses access right away', { exact: false }).waitFor()
  await owner.getByRole('button', { name: 'Remove Bea Stone' }).click()
  await owner.getByText('1 of 3 seats taken').waitFor()

  // What is theirs alone is all that is left: a workspace without a plan.
  await bea.reload()
  await bea.waitForURL(/\/auth/)
})

test('somebody with an account signs in to accept, and switches between two workspaces', async () => {
  const owner = await on.visit()
  await signIn(owner, demo.admin)
  await owner.goto('/dashboard/settings/team')
  await owner.getByLabel('Email').fill('brand@vouch.test')
  await owner.getByLabel('Role').selectOption('viewer')
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText('Invitation sent to brand@vouch.test.').waitFor()

  const brand = await on.visit()
  await expect.poll(() => linkTo('brand@vouch.test').catch(() => null)).not.toBe(null)
  await brand.goto(await linkTo('brand@vouch.test'))
  await brand.getByRole('link', { name: 'Sign in to accept' }).click()
  await writeSignIn(brand, demo.brand)
  await brand.getByRole('button', { name: 'Accept invitation' }).click()
  await brand.waitForURL('**/app')
  const called = async () => {
    const { workspace } = (await brand.evaluate("JSON.parse(localStorage.getItem('auth_user'))")) as {
      workspace: { role: string }
    }
    return workspace.role
  }
  expect(await called()).toBe('viewer')
  await brand
    .getByRole('button', { name: /Account menu/ })
    .first()
    .click()
  await brand.getByRole('menuitemradio', { name: /Owner/ }).click()
  await expect.poll(called).toBe('owner')
  await brand.waitForURL('**/app')

  // Why they can't own this one is said of that alone.
  await owner.reload()
  await owner.getByRole('button', { name: /: change Bea Brand$/ }).click()
  await owner.getByRole('button', { name: 'Make owner' }).click()
  await owner.getByRole('button', { name: 'Make Bea Brand the owner' }).click()
  const refusal = owner.getByText('They have a workspace of their own that isn’t empty', { exact: false })
  await refusal.waitFor()
  await owner.getByRole('button', { name: 'Cancel' }).click()
  await owner.getByRole('button', { name: 'Remove', exact: true }).click()
  await owner.getByText('Bea Brand loses access right away', { exact: false }).waitFor()
  expect(await refusal.count()).toBe(0)
})
