import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { platforms } from '@vouch/engine'
import { compact, platformName } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type ChosenFile, readChosenFile, submissionFor } from './chosen-file.ts'
import { DropZone } from './drop-zone.tsx'
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

  return (
    <div className={styles.fileForm}>
      {file ? (
        <ChosenFileForm
          file={file}
          busy={busy}
          fields={refusal?.fields ?? {}}
          onSend={(platform, handle) => submit(submissionFor(file, platform, handle))}
          onRemove={() => {
            onFile(null)
            refuse(null)
          }}
        />
      ) : (
        <DropZone onFile={choose} />
      )}
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal.sentence}
        </Notice>
      )}
    </div>
  )
}

interface ChosenFileFormProps {
  file: ChosenFile
  busy: boolean
  fields: Record<string, string>
  onSend: (platform: string, handle: string) => void
  onRemove: () => void
}

function ChosenFileForm({ file, busy, fields, onSend, onRemove }: ChosenFileFormProps) {
  const [platform, setPlatform] = useState('instagram')
  const [handle, setHandle] = useState('')
  const [handleMissing, setHandleMissing] = useState(false)

  function send(event: FormEvent) {
    event.preventDefault()
    const missing = file.needsCreator && handle.trim() === ''
    setHandleMissing(missing)
    if (!missing) onSend(file.needsCreator ? platform : '', handle)
  }

  return (
    <form className={styles.chosen} onSubmit={send} noValidate>
      <p className={styles.chosenName}>
        <IconFile size={20} stroke={1.5} aria-hidden="true" />
        <span>
          <b>{file.name}</b>{' '}
          <span className={styles.chosenSize}>
            {compact(file.text.length)} characters{file.encoding !== 'UTF-8' && `, read as ${file.encoding}`}
          </span>
        </span>
        <Button tone="quiet" size="small" onClick={onRemove}>
          Remove
        </Button>
      </p>
      {file.needsCreator && (
        <div className={styles.creatorFields}>
          <SelectField
            label="Platform"
            value={platform}
            error={fields.platform}
            onChange={(event) => setPlatform(event.target.value)}
          >
            {platforms.map((each) => (
              <option key={each} value={each}>
                {platformName(each)}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Username"
            value={handle}
            placeholder="name"
            autoCapitalize="none"
            spellCheck={false}
            error={handleMissing ? 'Enter whose followers or posts these are.' : fields.handle}
            onChange={(event) => setHandle(event.target.value)}
          />
        </div>
      )}
      <div className={styles.chosenSend}>
        <StartPrice />
        <Button type="submit" busy={busy}>
          Verify
        </Button>
      </div>
    </form>
  )
}
