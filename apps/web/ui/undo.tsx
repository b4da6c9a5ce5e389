import { notifications } from '@mantine/notifications'
import { sentenceOf } from '../api/refusal.ts'
import { Button } from './button.tsx'
import { clearToast, toast } from './toast.ts'
import styles from './undo.module.css'

/** What was done last and can be taken back: by the button of its toast, or by Ctrl or Cmd and Z until something else is done. */

interface Undoable {
  title: string
  takeBack: () => Promise<unknown>
}

let last: Undoable | null = null
const offeredMs = 12_000

/** Says what was done, with the way back. */
export function offerUndo(undoable: Undoable): void {
  last = undoable
  notifications.cleanQueue()
  notifications.clean()
  notifications.show({
    title: undoable.title,
    message: (
      <span className={styles.offer}>
        <Button
          size="small"
          tone="secondary"
          onClick={({ currentTarget }) => void undoLast().then(() => leadOn(currentTarget))}
        >
          Undo
        </Button>
        <span className={styles.keys}>Ctrl or ⌘ and Z</span>
      </span>
    ),
    color: 'var(--info)',
    role: 'status',
    autoClose: offeredMs,
    closeButtonProps: { 'aria-label': 'Close' },
  })
}

/** The button goes with its toast, which may take a moment: the keyboard goes on at the page, unless what was taken back has led it elsewhere. */
function leadOn(leaving: HTMLElement): void {
  const { activeElement, body } = document
  if (activeElement === body || activeElement === leaving)
    document.getElementById('content')?.focus({ preventScroll: true })
}

/** Takes back what was done last. @returns false where there is nothing to take back */
export async function undoLast(): Promise<boolean> {
  const undoable = last
  last = null
  if (undoable === null) return false
  clearToast()
  await undoable.takeBack().then(
    () => toast('Undone', undoable.title, 'good'),
    (error: unknown) => toast('Couldn’t undo', sentenceOf(error, 'Try again.'), 'risk'),
  )
  return true
}
