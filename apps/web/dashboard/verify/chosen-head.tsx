import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { Button } from '../../ui/button.tsx'
import styles from './verify.module.css'

/** The file that was chosen, what it is, and a way back. */
export function ChosenHead({ name, words, onRemove }: { name: string; words: string; onRemove: () => void }) {
  return (
    <p className={styles.chosenName}>
      <IconFile size={20} stroke={1.5} aria-hidden="true" />
      <span>
        <b>{name}</b> <span className={styles.chosenSize}>{words}</span>
      </span>
      <Button tone="quiet" size="small" onClick={onRemove}>
        Remove
      </Button>
    </p>
  )
}
