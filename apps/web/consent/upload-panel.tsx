import { platformName } from '@vouch/presentation'
import { useState } from 'react'
import { sizeWords } from '../dashboard/exports/export-words.ts'
import { NeededFiles } from '../dashboard/verify/archive/needed-files.tsx'
import { useExport } from '../dashboard/verify/archive/use-export.ts'
import { type ChosenFile, readChosenFile } from '../dashboard/verify/chosen-file.ts'
import { ChosenHead } from '../dashboard/verify/chosen-head.tsx'
import { ImportProgress } from '../dashboard/verify/import-progress.tsx'
import { Button } from '../ui/button.tsx'
import { DropZone } from '../ui/drop-zone.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './consent.module.css'
import { exportSteps } from './consent-words.ts'
import { useUpload } from './use-upload.ts'

type ChosenExport = Extract<ChosenFile, { kind: 'export' }>

interface UploadProps {
  platform: keyof typeof exportSteps
  /** Of the request's calls. */
  address: string
}

/** The other answer: an export of the account's data, of which this browser sends only what is needed. */
export default function UploadPanel({ platform, address }: UploadProps) {
  const [chosen, setChosen] = useState<ChosenExport | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const name = platformName(platform)

  async function choose(file: File) {
    const reading = await readChosenFile(file)
    const isExport = reading.kind === 'chosen' && reading.file.kind === 'export'
    setChosen(isExport && reading.file.kind === 'export' ? reading.file : null)
    const other = `${file.name} isn’t a data export. Choose the .zip that ${name} gave you.`
    setRefusal(isExport ? null : reading.kind === 'refused' ? reading.sentence : other)
  }

  return (
    <section className={styles.upload} aria-labelledby="upload-title">
      <h2 className={styles.panelTitle} id="upload-title">
        Upload your {name} export
      </h2>
      <p>{exportSteps[platform]} Nothing is connected, and only the files listed here leave this device.</p>
      {chosen === null ? (
        <DropZone
          accept=".zip,.json,.txt,.js"
          action="Drop the export, or choose it"
          dropAction="Drop to add the export"
          words="The .zip as you got it, of any size"
          onFile={choose}
        />
      ) : (
        <Chosen key={chosen.name} chosen={chosen} address={address} onRemove={() => setChosen(null)} />
      )}
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
    </section>
  )
}

interface ChosenProps {
  chosen: ChosenExport
  address: string
  onRemove: () => void
}

function Chosen({ chosen: { name, file, isZip }, address, onRemove }: ChosenProps) {
  const { state, pack } = useExport(file, isZip)
  const { upload, phase, refusal } = useUpload(address)
  const sentence = state.kind === 'refused' ? state.sentence : refusal
  return (
    <>
      <ChosenHead name={name} words={sizeWords(file.size)} onRemove={onRemove} />
      {state.kind === 'opening' && <p className={styles.quiet}>Looking into the export…</p>}
      {state.kind === 'listed' && (
        <>
          <NeededFiles found={state.found} />
          <ImportProgress phase={phase} />
          <div className={styles.actions}>
            <Button busy={phase !== null} onClick={() => upload(name, pack)}>
              Upload
            </Button>
          </div>
        </>
      )}
      {sentence && (
        <Notice tone="risk" urgent>
          {sentence}
        </Notice>
      )}
    </>
  )
}
