import styles from './figure-list.module.css'

interface FigureListProps {
  figures: readonly { name: string; value: string; words: string }[]
  /** The level of the names' headings. */
  heading: 'h2' | 'h3'
}

/** The few figures that everything else explains, each with its range in words. */
export function FigureList({ figures, heading: Heading }: FigureListProps) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ name, value, words }) => (
        <li key={name} className={styles.card}>
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.value}>{value}</p>
          <p className={styles.words}>{words}</p>
        </li>
      ))}
    </ul>
  )
}
