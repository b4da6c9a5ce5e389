import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type DragEvent, useState } from 'react'
import { acceptedEndings } from './chosen-file.ts'
import styles from './verify.module.css'

/** A place to drop a file, which is also an ordinary file field: it can be clicked and reached with the keyboard. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <label
      className={styles.dropZone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        className="visually-hidden"
        type="file"
        accept={acceptedEndings}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // Choosing the same file again after mending it must count as a change.
          event.target.value = ''
        }}
      />
      <IconUpload size={20} stroke={1.5} aria-hidden="true" />
      <span>
        <span className={styles.dropAction}>{over ? 'Drop to add the file' : 'Drop a file, or choose one'}</span>{' '}
        <span className={styles.dropWords}>
          A creator’s data export (.zip), a list of followers or posts (.csv, .xlsx) or a snapshot (.json)
        </span>
      </span>
    </label>
  )
}
