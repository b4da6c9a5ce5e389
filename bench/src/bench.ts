import { freshDataDir, removeDataDir } from '../../e2e/running-product.ts'
import { accountRows } from './accounts.ts'
import { assessmentRows } from './assessment.ts'
import { httpRows } from './http.ts'
import { lockstepRows } from './lockstep.ts'
import { roiRows } from './roi.ts'
import { type Row, table } from './row.ts'
import { startUpRows } from './start-up.ts'

/** `npm run bench`: prints each figure beside its peer or limit of the same run. Parts can be named: `npm run bench -- http`. */

const parts: Record<string, () => Promise<Row[]> | Row[]> = {
  accounts: accountRows,
  assessment: assessmentRows,
  lockstep: lockstepRows,
  http: httpOnFreshData,
  roi: roiRows,
  start: startUpRows,
}

const asked = process.argv.slice(2)
for (const [name, rows] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(table(name, await rows()))
}

async function httpOnFreshData(): Promise<Row[]> {
  const dataDir = freshDataDir()
  try {
    return await httpRows(dataDir)
  } finally {
    removeDataDir(dataDir)
  }
}
