import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type CreatorPage, type creatorPages, reportSchema } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { dateTime, platformName } from '@vouch/presentation'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { fetchJson } from '../marketing/forms/post-form.ts'
import { ReportView } from '../report/report-view.tsx'
import { ReportCheck } from '../sharing/report-check-section.tsx'
import { SignatureNotice } from '../sharing/signature-notice.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { ConnectionPanel } from './connection-panel.tsx'
import styles from './consent.module.css'
import type { PanelProps } from './panel-props.ts'
import { PassOnPanel } from './pass-on-panel.tsx'
import { RequestsPanel } from './requests-panel.tsx'

export function meta() {
  return [
    { title: 'Your report · Vouch' },
    { name: 'robots', content: 'noindex, nofollow' },
    // The address is the key to the page: no other site gets to see it.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** While a report is being made. */
const lookMs = 1_500

/** A creator's own page, and the report alone for whoever the creator gave its link. */
export default function CreatorOwnPage() {
  const { token = '' } = useParams()
  const address = `/api/creator/${encodeURIComponent(token)}`
  const queries = useQueryClient()
  const queryKey = ['creator', token]
  const opened = useQuery({
    queryKey,
    queryFn: () => fetchJson<typeof creatorPages.read>(address),
    enabled: token !== '',
    refetchInterval: ({ state }) => (state.data?.ok && isWaiting(state.data.body) ? lookMs : false),
  })
  const outcome = opened.data
  return (
    <div className={styles.wide}>
      {outcome === undefined && <p role="status">Loading the page...</p>}
      {outcome?.ok === false && (
        <EmptyState
          heading="h1"
          title={outcome.status === 404 ? 'This link doesn’t work' : 'We couldn’t load the page'}
          actions={
            <ButtonLink tone="secondary" to="/">
              What is Vouch?
            </ButtonLink>
          }
        >
          {outcome.error ?? 'We didn’t get a response. Reload the page in a moment.'}
        </EmptyState>
      )}
      {outcome?.ok && outcome.body.role === 'owner' && (
        <Owner
          page={outcome.body}
          address={address}
          onChange={(page) => queries.setQueryData(queryKey, { ok: true, body: page })}
        />
      )}
      {outcome?.ok && outcome.body.role === 'reader' && <Reader page={outcome.body} />}
    </div>
  )
}

function isWaiting({ requests }: CreatorPage): boolean {
  return requests.some(({ state }) => state === 'running')
}

function Owner(props: PanelProps) {
  const { page } = props
  const [query] = useSearchParams()
  // A report brings the page's first heading along.
  const Heading = page.report ? 'h2' : 'h1'
  return (
    <>
      <header className={styles.head}>
        <Heading className={styles.title}>
          Your page for <bdi>@{page.handle}</bdi>
        </Heading>
        <p className={styles.lead}>
          See your {platformName(page.platform)} report and who has it, and disconnect whenever you like. Anyone with
          the link can open this page, so keep it private.
        </p>
      </header>
      {query.has('connected') && page.connection?.state === 'live' && (
        <Notice tone="good" title="Connected">
          {isWaiting(page) ? 'We’re making your report. It’ll show up here when it’s ready.' : 'Your report is below.'}
        </Notice>
      )}
      {query.has('uploaded') && page.connection?.state === 'file' && (
        <Notice tone="good" title="Uploaded">
          {isWaiting(page) ? 'We’re making your report. It’ll show up here when it’s ready.' : 'Your report is below.'}{' '}
          Save the link to this page: it’s the only way back.
        </Notice>
      )}
      <div className={styles.panels}>
        <ConnectionPanel {...props} />
        <RequestsPanel {...props} />
        <PassOnPanel {...props} />
      </div>
      {page.report ? (
        <Shown report={page.report} />
      ) : (
        <EmptyState heading="h2" title={isWaiting(page) ? 'Your report is being made' : 'No report yet'}>
          {isWaiting(page)
            ? 'It takes a moment. You can leave this page and come back by its link.'
            : 'There’s nothing to show: the check ended without a report, or its data was deleted.'}
        </EmptyState>
      )}
    </>
  )
}

function Reader({ page }: { page: CreatorPage }) {
  return (
    <>
      <p className={styles.strip}>
        <span>Shared by the creator, read-only</span>
        {page.report && <span>Made {dateTime(page.report.verifiedAt)}</span>}
      </p>
      {page.report ? (
        <Shown report={page.report} />
      ) : (
        <EmptyState heading="h1" title="No report">
          The data behind this report had to be deleted, so it can no longer be shown.
        </EmptyState>
      )}
    </>
  )
}

type MadeReport = NonNullable<CreatorPage['report']>

/** A newer report replaces the one that is drawn. */
function Shown({ report }: { report: MadeReport }) {
  return <ShownReport key={report.digest} made={report} />
}

function ShownReport({ made }: { made: MadeReport }) {
  const [now] = useState(() => Date.now())
  // The text that the digest is taken of is what is drawn; reports of earlier engines are completed by the schema.
  const [report] = useState(() => reportSchema.parse(JSON.parse(made.text)) as Report)
  return (
    <>
      <SignatureNotice shared={made} />
      <ReportView report={report} origin={made.origin} now={now} creatorRequest={null} />
      <ReportCheck shared={made} handle={report.subject.handle} />
    </>
  )
}
