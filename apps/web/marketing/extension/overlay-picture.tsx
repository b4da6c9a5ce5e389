import { drawnPortrait, drawnPost } from '@vouch/presentation'
import { TrustMark } from '../../ui/tolerance-mark.tsx'
import { listedCreators } from '../home/demos/recorded-creators.ts'
import { recordedWords } from '../home/recorded-at.ts'
import styles from './overlay-picture.module.css'

const handle = 'ava_fields_sandbox'
const shown = listedCreators.find((each) => each.handle === handle)
const tiles = ['1', '2', '3', '4', '5', '6']

/** A profile with the badge that the extension puts on it: the product's own mark, with what the engine said of a simulated creator,
 *  whose pictures are drawn. It is a picture; the words beside it say what it shows.
 *  @param brief leaves the posts out where there is little room */
export function OverlayPicture({ brief = false }: { brief?: boolean }) {
  return (
    <div className={styles.window} data-brief={brief || undefined} aria-hidden="true">
      <p className={styles.bar}>
        <span />
        <span />
        <span />
        instagram.com/{handle}
      </p>
      <div className={styles.page}>
        <img className={styles.face} src={drawnPortrait(handle)} alt="" width={88} height={88} />
        <div className={styles.who}>
          <p className={styles.name}>
            <b>{handle}</b> <span className={styles.follow}>Follow</span>
          </p>
          {shown && (
            <p className={styles.overlay}>
              <TrustMark trust={shown.trust} size="badge" />
            </p>
          )}
          <p className={styles.counts}>
            <span>
              <b>40</b> posts
            </span>
            <span>
              <b>{shown?.followers?.toLocaleString('en-US')}</b> followers
            </span>
          </p>
          <p className={styles.bio}>Simple food from a small kitchen in Leeds.</p>
        </div>
        <div className={styles.posts}>
          {tiles.map((tile) => (
            <img key={tile} src={drawnPost(`${handle}/${tile}`, 'food')} alt="" width={160} height={120} />
          ))}
        </div>
      </div>
      <p className={styles.asOf}>{recordedWords}</p>
    </div>
  )
}
