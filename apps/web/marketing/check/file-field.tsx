import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type DragEvent, useState } from 'react'
import styles from './check.module.css'

/** A place to drop a report, which is also an ordinary file field. */
export function FileField({ onFile }: { onFile: (file: File) => void }) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <label
      className={styles.drop}
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
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // Choosing the same file again must count as a change.
          event.target.value = ''
        }}
      />
      <IconUpload size={20} stroke={1.5} aria-hidden="true" />
      <span>
        <span className={styles.dropAction}>{over ? 'Drop to check the file' : 'Drop a report, or choose one'}</span>{' '}
        <span className={styles.quiet}>The JSON file, as exported</span>
      </span>
    </label>
  )
}
