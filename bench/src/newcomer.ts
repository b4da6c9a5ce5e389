import { loadConfig } from '../../apps/server/src/config/config.ts'
import { startProduct } from '../../apps/server/src/product.ts'
import { launchBrowser } from '../../e2e/browser.ts'
import { freshCard } from '../../e2e/written-card.ts'
import type { Row } from './row.ts'

/** A stranger's way from the landing page to a first verdict, typing like a person: how long it takes as a whole, and how long they wait
 *  for the product. Waiting is all that is not typing and not the moment that a hand takes to the next press. */

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>['newPage']>>

const limits = { wholeMs: 60_000, productMs: 8_000 }
const keyMs = 80
/** From one control to the next, by pointer. */
const handMs = 700

/** Where the newcomer's time goes. */
interface Spent {
  typingMs: number
  handMs: number
}

export async function newcomerRows(dataDir: string): Promise<Row[]> {
  const product = await startProduct(loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }), {
    withSite: true,
    say: () => undefined,
  })
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const spent: Spent = { typingMs: 0, handMs: 0 }
    const began = performance.now()
    await firstVerdict(page, hands(page, spent))
    const wholeMs = performance.now() - began
    const productMs = wholeMs - spent.typingMs - spent.handMs
    return [
      row('landing page to first verdict', wholeMs, limits.wholeMs),
      row('of it, waiting for the product', productMs, limits.productMs),
      { what: 'of it, typing at 80 ms a key', figure: seconds(spent.typingMs), peer: '', kept: null },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

function row(what: string, ms: number, limitMs: number): Row {
  return { what, figure: seconds(ms), peer: `limit ${limitMs / 1_000} s`, kept: ms <= limitMs }
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}

type Hands = ReturnType<typeof hands>

/** Typing and pressing as a person does; what that takes is noted. */
function hands(page: Page, spent: Spent) {
  const reach = async () => {
    spent.handMs += handMs
    await page.waitForTimeout(handMs)
  }
  return {
    press: async (target: ReturnType<Page['locator']>) => {
      await target.waitFor()
      await reach()
      await target.click()
    },
    /** @param name of a field's label */
    write: async (name: string, text: string) => {
      const field = page.getByLabel(name, { exact: true })
      await field.waitFor()
      await reach()
      await field.click()
      const began = performance.now()
      await field.pressSequentially(text, { delay: keyMs })
      spent.typingMs += performance.now() - began
    },
    choose: async (name: string, value: string) => {
      await reach()
      await page.getByLabel(name).selectOption(value)
    },
  }
}

async function firstVerdict(page: Page, { press, write, choose }: Hands): Promise<void> {
  const email = 'new@example.com'
  const card = freshCard()
  await page.goto('/')
  await press(page.getByRole('link', { name: /Start.*free trial/i }).first())
  await write('First name', 'Ann')
  await write('Last name', 'Lee')
  await write('Email', email)
  await write('Password', 'Plum-Kettle-9x')
  await choose('Role', 'brand_manager')
  await press(page.getByLabel(/I accept the/))
  await press(page.getByRole('button', { name: 'Continue to Payment' }))
  await write('Card number', card.number)
  await write('Expiry', card.expiry)
  await write('CVC', card.cvc)
  await press(page.getByRole('button', { name: 'Start My Free Trial' }))
  await page.getByText('Check your email').waitFor()
  await page.goto(`/dev/mail?to=${email}`)
  await press(page.frameLocator('iframe').getByRole('link', { name: 'Verify my email' }))
  await press(page.getByRole('button', { name: 'Verify and continue' }))
  await write('URL or username', 'instagram.com/ava_fields_sandbox')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Ava Fields' }).waitFor()
}
