import type { ShortlistRoom } from '@vouch/contract'
import type { CSSProperties } from 'react'
import { placeWords } from './place-words.ts'
import styles from './shortlists.module.css'

/** How many places are taken, as strokes, and what to know before the last ones are; its room alone while they are not known. */
export function PlaceMeter({ places }: { places: ShortlistRoom | undefined }) {
  if (places === undefined) return <div className={styles.places} />
  const { taken, warning } = placeWords(places)
  return (
    <div className={styles.places} style={{ '--places': places.limit } as CSSProperties}>
      <span className={styles.placeBar} aria-hidden="true">
        {Array.from({ length: places.limit }, (_, place) => (
          <span key={`place-${String(place)}`} data-taken={place < places.used || undefined} />
        ))}
      </span>
      <p className={styles.placeWords}>{taken}</p>
      {warning && (
        <p className={styles.placeWarning} role="status">
          {warning}
        </p>
      )}
    </div>
  )
}
