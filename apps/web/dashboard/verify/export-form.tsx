import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sizeWords } from '../exports/export-words.ts'
import { NeededFiles } from './archive/needed-files.tsx'
import { useExport } from './archive/use-export.ts'
import { type ChosenFile, handleInName, plainHandle } from './chosen-file.ts'
import { ChosenHead } from './chosen-head.tsx'
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
