import { readFileSync, statSync } from 'node:fs'
import { launchBrowser } from '../../e2e/browser.ts'
import { startProduct } from '../../e2e/running-product.ts'
import type { Row } from './row.ts'

/** An export chosen in the browser, from the list of its files to the report. */

const lookEveryMs = 100

export async function browserArchiveRow(dataDir: string, path: string, memoryMbMax: number): Promise<Row> {
  const product = await startProduct(dataDir)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ baseURL: product.url })
    await page.goto('/auth?mode=login')
    await page.getByLabel('Email').fill('brand@vouch.test')
    await page.getByLabel('Password', { exact: true }).fill('vouch-brand-demo')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/dashboard')
    await page.goto('/dashboard/verify')
    await page.getByText('Drop a file, or choose one').waitFor()
    const pid = childrenOf(process.pid).find((child) => /chrom/i.test(commandOf(child))) ?? 0
    const before = memoryOf(pid)
    let most = before
    const timer = setInterval(() => {
      most = Math.max(most, memoryOf(pid))
    }, lookEveryMs)
    const began = performance.now()
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByRole('button', { name: 'Verify', exact: true }).click({ timeout: 60_000 })
    await page.waitForURL('**/dashboard/verifications/**', { timeout: 300_000 })
    const seconds = (performance.now() - began) / 1_000
    clearInterval(timer)
    const grown = (most - before) / 1_024
    return {
      what: `browser: ${(statSync(path).size / 1e9).toFixed(1)} GB chosen, listed, packed and sent in ${seconds.toFixed(1)} s; most memory beyond the page’s own`,
      figure: `${grown.toFixed(0)} MB`,
      peer: `limit ${memoryMbMax} MB`,
      kept: grown <= memoryMbMax,
    }
  } finally {
    await browser.close()
    await product.end()
  }
}

/** @returns kilobytes that a process and all below it hold for themselves alone */
function memoryOf(pid: number): number {
  const all = [pid]
  for (const one of all) all.push(...childrenOf(one))
  return all.reduce((sum, one) => sum + ownMemory(one), 0)
}

function childrenOf(pid: number): number[] {
  return readText(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
}

function commandOf(pid: number): string {
  return readText(`/proc/${pid}/cmdline`).split('\0')[0] ?? ''
}

/** Of a process that has just ended there is nothing to read. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** What is shared among processes, the program above all, is counted by nobody. */
function ownMemory(pid: number): number {
  const lines = readText(`/proc/${pid}/smaps_rollup`)
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(lines)?.[1] ?? 0)
  return of('Private_Clean') + of('Private_Dirty')
}
