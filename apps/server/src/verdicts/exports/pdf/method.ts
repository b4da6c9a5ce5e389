import type { ReactElement } from 'react'
import { coverageRows } from '../../../../web/report/coverage-rows.ts'
import { count, date, dateTime, missing } from '../../../../web/ui/format.ts'
import { platformName } from '../../../../web/ui/platform-name.ts'
import { box, colour, flow, quiet, section, strong, table, text } from './elements.ts'
import type { ReportPaper } from './report-paper.ts'

/** The last page: what there was to look at, how to read the figures, and how to check that this sheet says what the report says. */

export function method(paper: ReportPaper): ReactElement[] {
  return [coverage(paper), reading(paper), next(paper), checking(paper)]
}

function coverage({ report }: ReportPaper): ReactElement {
  const rows = coverageRows(report).map(({ part, size, unit, missing: absent, use }) => [
    text(part, 'body', { fontWeight: 500 }),
    absent
      ? text('not available', 'body', { color: colour.caution })
      : text(size === null ? missing : `${count(size)} ${unit}`),
    quiet(use),
  ])
  const columns = [
    { head: 'Part', width: 32 },
    { head: 'Looked at', width: 24 },
    { head: 'Needed for', width: 44 },
  ]
  const remarks = report.flags.map((flag) => quiet(flag, 'small', { marginTop: 4 }))
  return section('What there was to look at', 'What is missing widens the interval.', table(columns, rows), ...remarks)
}

function reading({ report }: ReportPaper): ReactElement {
  const paragraphs = [
    'Trust is 100 times the chance that the account is not materially manipulated, as far as the evidence allows to say. From 90 it is called excellent, from 80 good, from 70 moderate, below that poor.',
    'Every estimate has an interval. In nine of ten such reports the true value lies inside it: that is what 90 % means here. A wide interval says that little was seen; it does not say that something is wrong.',
    'Each signal is one question with a published reference, where there is one. Signals of one group that say the same are not counted twice. What could not be measured is left out and makes the interval wider.',
    `The scores are Vouch’s own; ${platformName(report.subject.platform)} has no part in them. They are estimates of what the evidence suggests, not a statement about a person. Emoji and scripts that the typeface of this document lacks are named in brackets.`,
  ]
  return section('How to read this report', '', ...paragraphs.map((words) => text(words, 'body', { marginBottom: 6 })))
}

function next({ report }: ReportPaper): ReactElement {
  const steps = [...report.recommendations, ...report.surer.map(({ text: words }) => words)]
  return section(
    'What to do next',
    '',
    ...steps.map((words, place) =>
      box(
        { flexDirection: 'row', marginBottom: 4 },
        text(`${place + 1}.`, 'body', { width: 16, color: colour.quiet }),
        text(words, 'body', { flex: 1 }),
      ),
    ),
  )
}

function checking({ report, digest, verificationId, link, operator, printedAt }: ReportPaper): ReactElement {
  const record: [name: string, value: string][] = [
    ['Report digest', digest],
    ['Data digest', report.snapshotDigest],
    ['Report', verificationId],
    ['Engine', report.engine],
    ['Computed', dateTime(report.computedAt)],
    ['Printed', dateTime(printedAt)],
  ]
  const how =
    link === null
      ? 'Ask whoever gave you this document for a share link or for the report as JSON. The SHA-256 of that file must be the report digest above: sha256sum report.json'
      : `Open the link below until ${date(link.expiresAt)}, compare the digest shown there with the one above, and press Check: your own browser then computes it from the report.`
  return section(
    'How to check this document',
    how,
    ...(link === null ? [] : [text(link.url, 'small', { color: colour.accent, marginBottom: 6 })]),
    flow(
      {},
      ...record.map(([name, value]) =>
        box(
          { flexDirection: 'row', paddingVertical: 2.5, borderBottom: `0.5 solid ${colour.hairline}` },
          quiet(name, 'small', { width: 80 }),
          text(value, 'small', { flex: 1 }),
        ),
      ),
    ),
    box({ marginTop: 10 }, strong('Vouch', 'small'), quiet(operator)),
  )
}
