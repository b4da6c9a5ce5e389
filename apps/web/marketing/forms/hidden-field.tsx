import styles from './hidden-field.module.css'

/** A field that people neither see nor reach and programs fill in. What it catches is thanked for and thrown away. */
export function HiddenField() {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
