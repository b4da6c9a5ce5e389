import { type ExportedFile, fileExports } from '@vouch/contract'
import { toneColour } from '@vouch/presentation'
import { useState } from 'react'
import { Link } from 'react-router'
import { Allowed } from '../../account/allowed.tsx'
import { fetchFile, isUnderWay, useFiles } from '../../api/exports.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ownDate, ownDateTime } from '../../ui/own-time.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useDeliveredFile } from './deliveries.tsx'
import { chargeWords, formatNames, placeOfSource, priceWords, sameWish, sizeWords, standing } from './export-words.ts'
import styles from './exports.module.css'

export function meta() {
  return [{ title: 'Exports · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Every file that was asked for, newest first: how it stands, what it cost, and the way to it. */
export default function ExportsPage() {
  const files = useFiles()
  const all = files.data?.pages.flatMap((page) => page.exports) ?? []
  return (
    <div className={styles.page}>
      <PageHead title="Exports">Exported reports and lists. Each file is available for 30 days.</PageHead>
      {files.isPending && <Waiting />}
      {files.isError && !files.data && (
        <Notice tone="risk" title="We couldn’t load your exports" urgent>
          {files.error.message}
        </Notice>
      )}
      {files.isSuccess && all.length === 0 && <NothingYet />}
      {all.length > 0 && (
        <ul className={styles.list} aria-label="Files">
          {all.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
      {files.hasNextPage && (
        <Button tone="secondary" busy={files.isFetchingNextPage} onClick={() => void files.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  )
}

const waitingRows = [0, 1, 2]

function Waiting() {
  return (
    <div role="status" aria-label="Loading the exports">
      {waitingRows.map((row) => (
        <div className={styles.skeleton} key={row} />
      ))}
    </div>
  )
}

function NothingYet() {
  return (
    <EmptyState
      heading="h2"
      title="No files yet"
      actions={
        <ButtonLink tone="secondary" to="/dashboard/verifications">
          Verifications
        </ButtonLink>
      }
    >
      Open a report and choose Export: a PDF to share ({priceWords('pdf')}), a spreadsheet ({priceWords('csv')}), or
      JSON ({priceWords('json')}). You can export your list of verifications, too.
    </EmptyState>
  )
}

function FileRow({ file }: { file: ExportedFile }) {
  const { words, tone } = standing(file)
  const underWay = isUnderWay(file)
  return (
    <li className={styles.file}>
      <span className={styles.format} data-format={file.format}>
        {formatNames[file.format]}
      </span>
      <div className={styles.what}>
        <Title file={file} />
        <span className={styles.standing} style={{ color: toneColour(tone) }}>
          {words}
        </span>
        {underWay && (
          <progress
            className={styles.progress}
            max={100}
            value={file.progress}
            aria-label={`Progress of ${file.title}`}
          />
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className="visually-hidden">Requested</dt>
          <dd>
            <time dateTime={file.createdAt} title={ownDateTime(file.createdAt)}>
              {ownDate(file.createdAt)}
            </time>
          </dd>
        </div>
        <div>
          <dt className="visually-hidden">Cost</dt>
          <dd>{[chargeWords(file), sizeWords(file.bytes)].filter(Boolean).join(' · ')}</dd>
        </div>
      </dl>
      <div className={styles.action}>
        <Action file={file} />
      </div>
    </li>
  )
}

function Title({ file }: { file: ExportedFile }) {
  return (
    <Link className={styles.name} to={placeOfSource(file)}>
      {file.title}
    </Link>
  )
}

/** Fetches what is there; asks again for what is not, at the price that stands on the button. */
function Action({ file }: { file: ExportedFile }) {
  const [busy, setBusy] = useState(false)
  const { ask, busy: asked } = useDeliveredFile(sameWish(file))
  const name = `${formatNames[file.format]} of ${file.title}`
  if (isUnderWay(file)) return null
  if (file.state === 'ready') {
    const save = () => {
      setBusy(true)
      void fetchFile(file).finally(() => setBusy(false))
    }
    return (
      <Button size="small" tone="secondary" busy={busy} aria-label={`Download the ${name}`} onClick={save}>
        Download
      </Button>
    )
  }
  const { format } = file
  return (
    <Allowed call={fileExports.create}>
      <Button
        size="small"
        tone="quiet"
        busy={asked !== null}
        aria-label={`Request the ${name} again, ${priceWords(format)}`}
        onClick={() => ask(sameWish(file))}
      >
        Request again · {priceWords(format)}
      </Button>
    </Allowed>
  )
}
