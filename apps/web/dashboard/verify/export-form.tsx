import type { ArchiveRole } from '@vouch/contract'
import { platformName, plural } from '@vouch/presentation'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sizeWords } from '../exports/export-words.ts'
import type { ExportFile, OpenExport } from './archive/open-export.ts'
import { useExport } from './archive/use-export.ts'
import { type ChosenFile, handleInName, plainHandle } from './chosen-file.ts'
import { ChosenHead } from './chosen-head.tsx'
import needed from './import.module.css'
import { ImportProgress } from './import-progress.tsx'
import { StartPrice } from './start-price.tsx'
import { useImport } from './use-import.ts'
import styles from './verify.module.css'

type ChosenExport = Extract<ChosenFile, { kind: 'export' }>

/** A creator's data export: what of it will be sent stands here before anything is. */
export function ExportForm({ chosen, onRemove }: { chosen: ChosenExport; onRemove: () => void }) {
  const { name, file, isZip } = chosen
  const { state, pack } = useExport(file, isZip)
  const { submit, phase, refusal } = useImport()
  const [handle, setHandle] = useState(handleInName(name))
  // A retry sends the very bytes that the first attempt did.
  const packed = useRef<Promise<Blob> | null>(null)

  function send(event: FormEvent) {
    event.preventDefault()
    if (state.kind !== 'listed') return
    void submit({
      ...{ name, platform: state.found.platform, handle: plainHandle(handle) },
      content: `${file.size} ${file.lastModified}`,
      file: (tell) => {
        packed.current ??= pack(tell)
        packed.current.catch(() => {
          packed.current = null
        })
        return packed.current
      },
    })
  }

  return (
    <>
      <form className={styles.chosen} onSubmit={send} noValidate>
        <ChosenHead name={name} words={sizeWords(file.size)} onRemove={onRemove} />
        {state.kind === 'opening' && <p className={styles.note}>Looking into the export…</p>}
        {state.kind === 'listed' && (
          <>
            <NeededFiles found={state.found} />
            <TextField
              label="Username"
              value={handle}
              hint="Leave it empty to use the name in the export."
              autoCapitalize="none"
              spellCheck={false}
              error={refusal?.fields.handle}
              onChange={(event) => setHandle(event.target.value)}
            />
            <ImportProgress phase={phase} />
            <div className={styles.chosenSend}>
              <StartPrice />
              <Button type="submit" busy={phase !== null}>
                Verify
              </Button>
            </div>
          </>
        )}
      </form>
      {(state.kind === 'refused' || refusal) && (
        <Notice tone="risk" urgent>
          {state.kind === 'refused' ? state.sentence : refusal?.sentence}
        </Notice>
      )}
    </>
  )
}

const shownMax = 8

function NeededFiles({ found }: { found: Omit<OpenExport, 'pack'> }) {
  const { platform, files, others } = found
  const shown = files.slice(0, shownMax)
  return (
    <div className={needed.needed}>
      <p>
        {platformName(platform)} export. {files.length === 1 ? 'This file is' : `These ${files.length} files are`} sent
        to Vouch
        {others > 0 ? `; ${plural(others, 'other stays', 'others stay')} on this device.` : '.'} Messages are never
        read.
      </p>
      <ul className={needed.neededList}>
        {shown.map((file) => (
          <li key={file.path}>
            <span className={needed.neededPath}>{nameOf(file)}</span>
            <span className={needed.neededWords}>{wordsOf(file)}</span>
            <span className={needed.neededSize}>{sizeWords(file.bytes)}</span>
          </li>
        ))}
      </ul>
      {files.length > shown.length && (
        <p className={styles.note}>And {files.length - shown.length} more of the same kind.</p>
      )}
    </div>
  )
}

function nameOf({ path }: ExportFile): string {
  return path.split('/').at(-1) ?? path
}

const roleWords: Readonly<Record<ArchiveRole, string>> = {
  followers: 'Followers and when they came',
  following: 'Accounts followed',
  insights: 'Audience by country, age and gender',
  identity: 'The username',
  'user-data': 'Followers, profile and likes of videos',
  'follower-text': 'Followers and when they came',
  channel: 'The channel’s name',
  'channel-address': 'The channel’s address',
  subscriptions: 'Channels subscribed to',
  account: 'The username',
  profile: 'The bio',
  posts: 'Posts with their likes',
  connections: 'Names and dates of connections',
}

function wordsOf({ role, isReduced }: ExportFile): string {
  return isReduced ? `${roleWords[role]}, nothing else` : roleWords[role]
}
