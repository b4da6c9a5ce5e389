import { type ExampleKind, exampleReports } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { sandboxAnchor, sandboxSnapshot, showcaseCreators } from '@vouch/simulator'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { reportOf } from './report-of.ts'

/** Example reports, computed by the engine that customers get, so that they never show what it no longer says. */

/** Showcase creators, each with one thing to see. */
const handles: Readonly<Record<ExampleKind, string>> = {
  clean: 'milo_viral_sandbox',
  followers: 'luxe_lena_sandbox',
  comments: 'techtonic_sandbox',
}

/** Adds the route. A report is computed when it is first asked for. */
export function exampleRoutes(app: FastifyInstance): void {
  const kept = new Map<ExampleKind, Report>()
  serve(app, exampleReports.read, async ({ params: { kind } }) => {
    const report = kept.get(kind) ?? exampleReport(kind)
    kept.set(kind, report)
    return { report }
  })
}

/** The creators are looked at on the day the simulated network is drawn for, so that everybody reads the same report. */
export function exampleReport(kind: ExampleKind): Report {
  const creator = showcaseCreators().find(({ handle }) => handle === handles[kind])
  const snapshot = creator === undefined ? null : sandboxSnapshot(creator.platform, creator.handle, sandboxAnchor)
  if (snapshot === null) throw new Error(`The showcase has no ${handles[kind]}.`)
  return reportOf(snapshot, { computedAt: sandboxAnchor }).report
}
