import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What people do to write to creators, journey after journey. */

export const sender = { legalName: 'Northwind Coffee LLC', postalAddress: '1 Main Street, Portland, OR 97201, USA' }

/** Fills in who sends; the form is on the page. */
export async function writeSender(page: Page): Promise<void> {
  await page.getByLabel('Legal name').fill(sender.legalName)
  await page.getByLabel('Postal address').fill(sender.postalAddress)
  await page.getByLabel('Sender’s name').fill('Ada at Northwind')
  await page.getByLabel('Email address').first().fill('ada@northwind.example.net')
}

/** Names a mail server of this machine in a form that asks for one. @param title what the form calls it */
export async function writeServer(page: Page, title: string, { port, user = '', password = '' }: TestServer) {
  const server = page.getByRole('group', { name: title })
  await server.getByLabel('Host').fill('127.0.0.1')
  await server.getByLabel('Port').fill(String(port))
  await server.getByLabel(/^Use TLS/).uncheck()
  await server.getByLabel('User').fill(user)
  await server.getByLabel('Password').fill(password)
}

interface TestServer {
  port: number
  user?: string
  password?: string
}

/** Adds the address that the only creator of the composer gave, and lets the messages be drafted. */
export async function draftFor(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an address they gave you' }).click()
  await page.getByLabel('Email address').fill(address)
  await page.getByLabel('How they gave it to you').fill('In a message on Instagram')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText(/They gave it to you: In a message/).waitFor()
  await page.getByRole('button', { name: /Draft it for me/ }).click()
  await expect.poll(() => page.getByLabel('Subject').inputValue()).not.toBe('')
}

/** Previews what is written and sends it to one creator, with two follow-ups. */
export async function previewAndSend(page: Page, look: () => Promise<void> = async () => undefined) {
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('Unsubscribe: ').first().waitFor()
  await look()
  await page.getByRole('button', { name: 'Send to 1 creator · 22 credits' }).click()
  await page.getByRole('button', { name: 'Send · 22 credits' }).click()
  await page.getByRole('link', { name: /Ava Fields|ava_fields_sandbox/ }).click()
}
