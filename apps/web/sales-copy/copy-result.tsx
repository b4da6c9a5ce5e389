import { type CopySectionId, copySections, countedWords, spokenWordsPerSecond, wordCount } from '@vouch/contract'
import { dateTime, plural } from '@vouch/presentation'
import { CopyButton } from '../ui/copy-button.tsx'
import { type Copy, piecesOf } from './copy-answer.ts'
import styles from './sales-copy.module.css'

/** Copy as it was written: each piece with its length, ready to be taken. */
export function CopyResult({ copy, section }: { copy: Copy; section?: CopySectionId }) {
  const pieces = piecesOf(copy)
  return (
    <div className={styles.result}>
      {copy.note && <p className={styles.note}>{copy.note}</p>}
      <ol className={styles.pieces}>
        {pieces.map((piece) => (
          <li key={piece} className={styles.piece}>
            <p className={styles.words}>{piece}</p>
            <span className={styles.count}>{lengthOf(piece, section)}</span>
            <CopyButton text={piece} label="Copy" />
          </li>
        ))}
      </ol>
      <p className={styles.by}>
        <span>
          {writerName(copy.writer)}, <time dateTime={copy.timestamp}>{dateTime(copy.timestamp)}</time>
        </span>
        {pieces.length > 1 && <CopyButton text={copy.content} label="Copy all" />}
      </p>
    </div>
  )
}

/** @returns how long a piece is: words, or the seconds that it takes to say. */
function lengthOf(piece: string, section: CopySectionId | undefined): string {
  const words = section === undefined ? wordCount(piece) : countedWords(section, piece)
  if (section === 'video-scripts') return plural(Math.round(words / spokenWordsPerSecond), 'second')
  const isShort = section !== undefined && copySections[section].words.max <= 4
  return isShort ? '' : plural(words, 'word')
}

function writerName(writer: string | undefined): string {
  return writer === undefined || writer === 'built-in' ? 'Built-in writer' : `Language model ${writer}`
}
