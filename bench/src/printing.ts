import { sandboxSnapshot } from '@vouch/simulator'
import { Printer } from '../../apps/server/src/exports/pdf/printer.ts'
import { sealedReport } from '../../apps/server/src/verifications/report-digest.ts'
import { reportOf } from '../../apps/server/src/verifications/report-of.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** A full report as a PDF, from the stored report to its bytes, on the thread that does it in the product. */

const rounds = 5
const jobMsMax = 3_000
const at = '2026-01-01T00:00:00.000Z'

export async function printingRows(): Promise<Row[]> {
  const snapshot = sandboxSnapshot('instagram', 'luxe_lena_sandbox', at)
  if (!snapshot) throw new Error('The sandbox lost a creator')
  const { report } = reportOf(snapshot, { computedAt: at })
  const printer = new Printer()
  const print = async () => {
    const began = performance.now()
    const body = await printer.print({
      ...{ report, origin: 'address', verificationId: '00000000-0000-4000-8000-000000000000', printedAt: at },
      ...{ digest: sealedReport(report).digest, link: null, context: [], operator: 'Vouch' },
    })
    return { ms: performance.now() - began, bytes: body.length }
  }
  const first = await print()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push((await print()).ms)
  await printer.close()
  const usual = median(times)
  const peer = `limit ${jobMsMax / 1_000} s`
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`
  return [
    {
      what: `PDF of a full report (${report.signals.length} signals, ${(first.bytes / 1_000).toFixed(0)} kB)`,
      figure: seconds(usual),
      peer,
      kept: usual <= jobMsMax,
    },
    { what: 'the first one, with the start of its thread', figure: seconds(first.ms), peer: '', kept: null },
  ]
}
