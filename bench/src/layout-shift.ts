import { loadConfig } from '../../apps/server/src/config/config.ts'
import { startProduct } from '../../apps/server/src/product.ts'
import { type Api, signedIn } from '../../e2e/api.ts'
import { launchBrowser } from '../../e2e/browser.ts'
import { layoutShiftMax, shiftOf, watchShifts } from '../../e2e/layout-shift.ts'
import type { Row } from './row.ts'

/** Every page of the product as a member opens it, on a desktop and on a phone, over a line with some delay: how far what is drawn first
 *  moves when the data come. */

const looks = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 375, height: 812 } },
]

/** @param wanted parts of pages' names: only those are opened; none: all */
export async function layoutShiftRows(dataDir: string, wanted: readonly string[]): Promise<Row[]> {
  const product = await startProduct(loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }), {
    withSite: true,
    say: () => undefined,
  })
  const browser = await launchBrowser()
  try {
    const paths = await usedPaths(await signedIn(product.url))
    const rows: Row[] = []
    for (const { name, viewport } of looks) {
      const context = await browser.newContext({ baseURL: product.url, viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.goto('/auth?mode=login')
      await page.getByLabel('Email').fill('brand@vouch.test')
      await page.getByLabel('Password', { exact: true }).fill('vouch-brand-demo')
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.waitForURL('**/dashboard')
      await watchShifts(page)
      for (const [place, path] of Object.entries(paths)) {
        if (wanted.length > 0 && !wanted.some((name) => place.includes(name))) continue
        const { value, what } = await shiftOf(page, path)
        const kept = value <= layoutShiftMax
        const peer = `limit ${layoutShiftMax}${kept ? '' : `; ${what.slice(0, 120)}`}`
        rows.push({ what: `${place}, ${name}`, figure: value.toFixed(3), peer, kept })
      }
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Uses the account first, so that no page is an empty one. @returns every signed-in page by its name */
async function usedPaths(api: Api): Promise<Record<string, string>> {
  const ids: string[] = []
  for (const url of ['instagram.com/ava_fields_sandbox', 'instagram.com/luxe_lena_sandbox', 'x.com/norafn_sandbox']) {
    const { body } = await api.post('/api/verifications', { url })
    await api.verificationWhen(String(body.id), ({ state }) => state === 'done')
    ids.push(String(body.id))
  }
  const { body: list } = await api.post('/api/shortlists', { name: 'Spring launch' })
  for (const handle of ['ava_fields_sandbox', 'luxe_lena_sandbox']) {
    await api.post(`/api/shortlists/${list.id}/entries`, { creator: { platform: 'instagram', handle } })
  }
  const { body: campaign } = await api.post('/api/campaigns', { name: 'Spring launch', goal: 'launch' })
  await api.post(`/api/campaigns/${campaign.id}/creators`, {
    creators: ['ava_fields_sandbox', 'luxe_lena_sandbox'].map((handle) => ({ platform: 'instagram', handle })),
  })
  const steps = [1, 2, 3, 4]
  const { body: batch } = await api.post('/api/bulk', { text: 'instagram.com/ava_fields_sandbox', name: 'One' })
  await api.post('/api/exports', { subject: 'verifications', format: 'json' })
  const chosen = `?ids=${ids.slice(0, 2).join(',')}`
  const report = `/dashboard/verifications/${ids[0]}`
  const tabs = ['analytics', 'performance', 'posts', 'intelligence', 'safety', 'method']
  return {
    ...{ home: '/dashboard', example: '/app/example/clean', verify: '/dashboard/verify' },
    ...{ verifications: '/dashboard/verifications', report },
    ...Object.fromEntries(tabs.map((tab) => [`report, ${tab}`, `${report}?tab=${tab}`])),
    ...{ compare: `/dashboard/compare${chosen}`, 'compare, none chosen': '/dashboard/compare' },
    ...{ portfolio: `/dashboard/portfolio${chosen}`, 'portfolio, none chosen': '/dashboard/portfolio' },
    ...{ discovery: '/dashboard/discovery', lookalikes: '/dashboard/discovery/lookalikes' },
    ...{ 'customer list': '/dashboard/discovery/audience', 'brand voice': '/dashboard/discovery/personality' },
    ...{ matches: '/dashboard/discovery/matches', exports: '/dashboard/exports' },
    ...{ shortlists: '/dashboard/shortlists', shortlist: `/dashboard/shortlists/${list.id}` },
    ...{ campaigns: '/dashboard/campaigns', 'campaign intelligence': '/dashboard/campaigns/intelligence' },
    ...Object.fromEntries(
      steps.map((step) => [`campaign, step ${step}`, `/dashboard/campaigns/${campaign.id}?step=${step}`]),
    ),
    ...{ lists: '/dashboard/bulk', list: `/dashboard/bulk/${batch.id}` },
    ...{ billing: '/dashboard/billing', 'change plan': '/dashboard/billing/plan', credits: '/dashboard/credits' },
    ...{ profile: '/dashboard/settings', security: '/dashboard/settings/security' },
    ...{ notifications: '/dashboard/settings/notifications', 'your data': '/dashboard/settings/data' },
  }
}
