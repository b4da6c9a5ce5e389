import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useCallback, useEffect, useState } from 'react'
import styles from './plain-toast.module.css'

/** The one toast of a public page, without the component library that the product has for it. */

export interface ToastText {
  title: string
  message: string
  tone: 'good' | 'risk'
}

const shownMs = 8_000

/** @returns what shows a toast, and its place. A second one takes the place of the first. */
export function useToast() {
  const [toast, setToast] = useState<ToastText | null>(null)
  useEffect(() => {
    if (toast === null) return
    const timer = setTimeout(() => setToast(null), shownMs)
    return () => clearTimeout(timer)
  }, [toast])
  const close = useCallback(() => setToast(null), [])
  return { show: setToast, place: <ToastPlace toast={toast} onClose={close} /> }
}

/** The place is there from the beginning: screen readers only tell of what changes in a place that they know. */
function ToastPlace({ toast, onClose }: { toast: ToastText | null; onClose: () => void }) {
  return (
    <div className={styles.place} aria-live="polite" role="status">
      {toast && (
        <div className={`${styles.toast} ${styles[toast.tone]}`}>
          <div>
            <p className={styles.title}>{toast.title}</p>
            <p>{toast.message}</p>
          </div>
          <button type="button" className={styles.close} aria-label="Close message" onClick={onClose}>
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  )
}
