import { Button } from '../../ui/button.tsx'
import { keyMap } from './key-map.ts'
import styles from './palette.module.css'
import { useDialog } from './use-dialog.ts'

/** Every key that does something, by where it does. */
export function KeyMapDialog({ onClose }: { onClose: () => void }) {
  const dialog = useDialog()
  return (
    <dialog ref={dialog} className={styles.keyMap} aria-labelledby="key-map" onClose={onClose}>
      <div className={styles.keyHead}>
        <h2 id="key-map">Keyboard shortcuts</h2>
        <Button size="small" tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <div className={styles.keyGroups}>
        {keyMap.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map((row) => (
                <div key={row.does}>
                  <dt>
                    {row.keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{row.does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  )
}
