import type { TestProject } from 'vitest/node'
import { ensureWebBuild } from '../apps/server/src/site/web-build.ts'
import { freshDataDir, removeDataDir, startProduct } from './running-product.ts'

/** Builds the pages and makes a first start before the first journey. A product that builds while it starts would spend the first
 *  test's patience on it, which slow machines have too little of; and the journeys go on from copies of one first start's data. */
export default async function prepareStart(project: TestProject): Promise<() => void> {
  await ensureWebBuild(console.log)
  const dataDir = freshDataDir()
  await (await startProduct(dataDir)).end()
  project.provide('firstStart', dataDir)
  return () => removeDataDir(dataDir)
}
