import { availableParallelism, loadavg } from 'node:os'
import { preferShippedLibraries } from '../../apps/server/src/config/config.ts'
import { freshDataDir, removeDataDir } from '../../e2e/running-product.ts'
import { accountRows } from './accounts.ts'
import { archiveRows } from './archives.ts'
import { assessmentRows } from './assessment.ts'
import { clickRows } from './clicks.ts'
import { commandRows } from './commands.ts'
import { creditKillRows } from './credit-kills.ts'
import { creditGrowthRows, creditRows } from './credits.ts'
import { discoveryRows } from './discovery.ts'
import { drawingRows } from './drawing.ts'
import { failoverRows } from './failover.ts'
import { firstVisitRows } from './first-visits.ts'
import { fuzzRows } from './fuzz.ts'
import { heapRows } from './heap-growth.ts'
import { hostileUploadRows } from './hostile-uploads.ts'
import { httpRows } from './http.ts'
import { layoutShiftRows } from './layout-shift.ts'
import { liftRows } from './lift.ts'
import { lighthouseOrder, lighthouseRows } from './lighthouse.ts'
import { liveRateRows } from './live-rate.ts'
import { lockstepRows } from './lockstep.ts'
import { newcomerRows } from './newcomer.ts'
import { outreachKillRows } from './outreach-kills.ts'
import { pageRows } from './pages.ts'
import { pressRows } from './presses.ts'
import { printingRows } from './printing.ts'
import { readRows } from './reads.ts'
import { roiRows } from './roi.ts'
import { rollingRows } from './rolling.ts'
import { type Row, table } from './row.ts'
import { scaleRows } from './scale.ts'
import { screeningRows } from './screening.ts'
import { sentenceRows } from './sentences.ts'
import { sessionRaceRows } from './session-race.ts'
import { signedInRows } from './signed-in.ts'
import { soakRows } from './soak/soak.ts'
import { startUpRows } from './start-up.ts'
import { subscriberYearRows } from './subscriber-year.ts'
import { verificationKillRows } from './verification-kills.ts'
import { verificationRows } from './verifications.ts'
import { watchScheduleRows } from './watch-schedule.ts'
import { webhookRows } from './webhooks.ts'

/** `npm run bench`: prints each figure beside its peer or limit of the same run. Parts can be named: `npm run bench -- http`. */

const parts: Record<string, () => Promise<Row[]> | Row[]> = {
  accounts: accountRows,
  assessment: assessmentRows,
  commands: commandRows,
  credits: creditRows,
  'credits-growth': creditGrowthRows,
  lockstep: lockstepRows,
  http: () => onFreshData(httpRows),
  pages: () => onFreshData(pageRows),
  drawing: () => onFreshData(drawingRows),
  // The counts in millions may follow its name.
  discovery: () => discoveryRows(process.argv[2] === 'discovery' ? millionsIn(process.argv.slice(3)) : undefined),
  'first-visits': () => onFreshData(firstVisitRows),
  'layout-shift': () => onFreshData((dataDir) => layoutShiftRows(dataDir, process.argv.slice(3))),
  newcomer: () => onFreshData(newcomerRows),
  presses: () => onFreshData(pressRows),
  printing: printingRows,
  roi: roiRows,
  screening: () => onFreshData(screeningRows),
  sentences: sentenceRows,
  'signed-in': () => onFreshData(signedInRows),
  start: startUpRows,
}

/** What takes minutes, or needs what is not installed with the project: it runs only when it is named. */
const proofs: typeof parts = {
  archives: () => onFreshData((dataDir) => archiveRows(dataDir, process.argv.slice(3))),
  clicks: () => onFreshData(clickRows),
  'credit-kills': creditKillRows,
  failover: failoverRows,
  fuzz: () => fuzzRows(Number(process.argv[3] ?? 20_000), Number(process.argv[4] ?? Date.now() % 1_000_000)),
  heap: heapRows,
  'hostile-uploads': hostileUploadRows,
  lighthouse: () => onFreshData((dataDir) => lighthouseRows(dataDir, lighthouseOrder(process.argv.slice(3)))),
  lift: () => liftRows(Number(process.argv[3] ?? 2_000), Number(process.argv[4] ?? Date.now() % 1_000_000)),
  'live-rate': () => liveRateRows(Number(process.argv[3] ?? 1_000), Number(process.argv[4] ?? 5)),
  'outreach-kills': () => outreachKillRows(Number(process.argv[3] ?? 5_000)),
  reads: () => onFreshData((dataDir) => readRows(dataDir, Number(process.argv[3] ?? 5))),
  rolling: rollingRows,
  scale: scaleRows,
  'session-race': sessionRaceRows,
  soak: () => soakRows(process.argv.slice(3)),
  'subscriber-year': () => subscriberYearRows(Number(process.argv[3] ?? 1_000)),
  'verification-kills': () => onFreshData(verificationKillRows),
  verifications: () => verificationRows(Number(process.argv[3] ?? 200), Number(process.argv[4] ?? 5)),
  'watch-schedule': watchScheduleRows,
  webhooks: () => webhookRows(Number(process.argv[3] ?? 100_000), Number(process.argv[4] ?? 1_000)),
}

const asked = process.argv.slice(2)
const [first] = asked
if (first !== undefined && !Object.hasOwn({ ...parts, ...proofs }, first)) {
  console.error(`There is no bench ${first}. There are: ${Object.keys({ ...parts, ...proofs }).join(', ')}.`)
  process.exit(2)
}
preferShippedLibraries()
for (const [name, rows] of Object.entries({ ...parts, ...proofs })) {
  if (asked.length > 0 ? !asked.includes(name) : name in proofs) continue
  const found = await rows()
  console.log(table(name, found))
  console.log(`  load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`)
  // A proof that fails is no slow machine.
  if (name in proofs && found.some(({ kept }) => kept === false)) process.exitCode = 1
}
if (asked.length === 0) console.log(`\nOnly by name, for they take minutes: ${Object.keys(proofs).join(', ')}`)

function millionsIn(words: readonly string[]): number[] | undefined {
  const found = words.map(Number).filter((number) => number > 0 && number <= 10)
  return found.length === 0 ? undefined : found
}

async function onFreshData(rows: (dataDir: string) => Promise<Row[]>): Promise<Row[]> {
  const dataDir = freshDataDir()
  try {
    return await rows(dataDir)
  } finally {
    removeDataDir(dataDir)
  }
}
