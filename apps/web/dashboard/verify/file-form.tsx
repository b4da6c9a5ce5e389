import { compact } from '@vouch/presentation'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { DropZone } from '../../ui/drop-zone.tsx'
import { Notice } from '../../ui/notice.tsx'
import { acceptedEndings, type ChosenFile, readChosenFile, submissionFor } from './chosen-file.ts'
import { ChosenHead } from './chosen-head.tsx'
import { ExportForm } from './export-form.tsx'
import { ListForm } from './list-form.tsx'
import { StartPrice } from './start-price.tsx'
import { useSubmit } from './use-submit.ts'
import styles from './verify.module.css'

/** The second way in: data that the reader already has. */
export function FileForm({ file, onFile }: { file: ChosenFile | null; onFile: (file: ChosenFile | null) => void }) {
  const { submit, busy, refusal, refuse } = useSubmit()

  async function choose(dropped: File) {
    const reading = await readChosenFile(dropped)
    onFile(reading.kind === 'chosen' ? reading.file : null)
    refuse(reading.kind === 'refused' ? { sentence: reading.sentence, fields: {} } : null)
  }

  function remove() {
    onFile(null)
    refuse(null)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (file?.kind === 'snapshot') void submit(submissionFor(file))
  }

  return (
    <div className={styles.fileForm}>
      {file === null && (
        <DropZone
          accept={acceptedEndings}
          action="Drop a file, or choose one"
          dropAction="Drop to add the file"
          words="A creator’s data export (.zip), a list of followers or posts (.csv, .xlsx) or a snapshot (.json)"
          onFile={choose}
        />
      )}
      {file?.kind === 'export' && <ExportForm chosen={file} onRemove={remove} />}
      {file?.kind === 'list' && <ListForm chosen={file} onRemove={remove} />}
      {file?.kind === 'snapshot' && (
        <form className={styles.chosen} onSubmit={send} noValidate>
          <ChosenHead name={file.name} words={sizeOf(file)} onRemove={remove} />
          <div className={styles.chosenSend}>
            <StartPrice />
            <Button type="submit" busy={busy}>
              Verify
            </Button>
          </div>
        </form>
      )}
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal.sentence}
        </Notice>
      )}
    </div>
  )
}

function sizeOf({ text, encoding }: Extract<ChosenFile, { kind: 'snapshot' }>): string {
  return `${compact(text.length)} characters${encoding === 'UTF-8' ? '' : `, read as ${encoding}`}`
}
