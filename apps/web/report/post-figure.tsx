import styles from './post-list.module.css'

/** A count of a post with what is counted. */
export function Figure({ name, value }: { name: string; value: string }) {
  return (
    <span className={styles.figure}>
      {value} <span>{name}</span>
    </span>
  )
}
