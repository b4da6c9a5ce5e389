import { drawnPortrait, initialsOf, isSimulated } from '@vouch/presentation'
import { useState } from 'react'
import styles from './avatar.module.css'
import { PlatformIcon } from './platform-icon.tsx'
import { shownName } from './shown-name.ts'

interface AvatarProps {
  name: string
  url: string | null
  /** Beside a headline, or in a row of a list. */
  size: 'head' | 'row'
}

const pixels = { head: 64, row: 36 }

/** Somebody's picture, or initials while there is none or it does not load (platforms let their links expire). */
export function Avatar({ name, url, size }: AvatarProps) {
  const [failed, setFailed] = useState(false)
  if (!url || failed) {
    return (
      <span className={styles.avatar} data-size={size} aria-hidden="true">
        {initialsOf(name)}
      </span>
    )
  }
  return (
    <img
      className={styles.avatar}
      data-size={size}
      src={url}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
}

interface CreatorAvatarProps {
  creator: { platform: string; handle: string; displayName: string | null; source: string }
}

/** A creator in a list, with the platform's sign at the corner. Pictures of the simulated are drawn here; lists hold no addresses of others. */
export function CreatorAvatar({ creator }: CreatorAvatarProps) {
  const { platform, handle, source } = creator
  const url = isSimulated({ basis: source, handle }) ? drawnPortrait(handle) : null
  return (
    <span className={styles.creator}>
      <Avatar name={shownName(creator)} url={url} size="row" />
      <span className={styles.platform}>
        <PlatformIcon platform={platform} size={14} />
      </span>
    </span>
  )
}
