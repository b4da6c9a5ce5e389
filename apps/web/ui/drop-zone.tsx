import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type DragEvent, useState } from 'react'
import styles from './drop-zone.module.css'

interface DropZoneProps {
  /** Endings and media types that the file field offers. */
  accept: string
  action: string
  /** What letting go of the file does. */
  dropAction: string
  /** What kinds of file it takes. */
  words: string
  onFile: (file: File) => void
}

/** A place to drop a file, which is also an ordinary file field: it can be clicked and reached with the keyboard. */
export function DropZone({ accept, action, dropAction, words, onFile }: DropZoneProps) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <label
      className={styles.zone}
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
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // Choosing the same file again after mending it must count as a change.
          event.target.value = ''
        }}
      />
      <IconUpload size={20} stroke={1.5} aria-hidden="true" />
      <span>
        <span className={styles.action}>{over ? dropAction : action}</span>{' '}
        <span className={styles.words}>{words}</span>
      </span>
    </label>
  )
}
