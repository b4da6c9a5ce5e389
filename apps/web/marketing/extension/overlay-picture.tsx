import { TrustMark } from '../../ui/tolerance-mark.tsx'
import { listedCreators } from '../home/demos/recorded-creators.ts'
import styles from './overlay-picture.module.css'

/** A profile with the mark that the extension puts beside it: the product's own mark, with what the engine said of a simulated creator.
 *  It is a picture; the words beside it say what it shows. */
export function OverlayPicture() {
  const shown = listedCreators.find(({ handle }) => handle === 'ava_fields_sandbox')
  return (
    <div className={styles.window} aria-hidden="true">
      <p className={styles.bar}>
        <span />
        <span />
        <span />
        instagram.com/ava_fields_sandbox
      </p>
      <div className={styles.page}>
        <span className={styles.face} />
        <span className={styles.lines}>
          <span />
          <span />
        </span>
        {shown && (
          <span className={styles.overlay}>
            <TrustMark trust={shown.trust} />
          </span>
        )}
      </div>
    </div>
  )
}
