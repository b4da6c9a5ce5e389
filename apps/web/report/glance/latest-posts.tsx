import type { Post, Report, Snapshot } from '@vouch/engine'
import { capitalised, compact, date, initialsOf, isSimulated, missing, postLink } from '@vouch/presentation'
import { useId, useState } from 'react'
import { shownName } from '../../ui/shown-name.ts'
import { listedPosts } from '../post-figures.ts'
import { postPicture } from '../post-pictures.ts'
import styles from './glance.module.css'

const postsShown = 6

interface LatestPostsProps {
  report: Report
  /** Null while the records are on their way: their places are kept. */
  snapshot: Snapshot | null
}

/** The latest posts as a reader would meet them on the platform. */
export function LatestPosts({ report: { subject }, snapshot }: LatestPostsProps) {
  const id = useId()
  const posts = snapshot === null ? null : listedPosts(snapshot).slice(0, postsShown)
  if (posts?.length === 0) return null
  return (
    <section className={styles.posts} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        Latest posts
      </h2>
      {posts === null ? (
        <p className={styles.waiting} role="status">
          Loading the latest posts…
        </p>
      ) : (
        <ul className={styles.tiles}>
          {posts.map(({ post, sponsored }) => (
            <li key={post.id} className={styles.tile}>
              <PostPicture post={post} subject={subject} />
              <p className={styles.when}>
                <PostDate post={post} subject={subject} />
                <span>{sponsored ? 'Sponsored' : capitalised(post.kind)}</span>
              </p>
              <p className={styles.seen}>{seenWords(post)}</p>
            </li>
          ))}
        </ul>
      )}
      {isSimulated(subject) && posts !== null && (
        <p className={styles.source}>Simulated posts; the pictures are drawn.</p>
      )}
    </section>
  )
}

export interface PostProps {
  post: Pick<Post, 'id' | 'publishedAt'>
  subject: Pick<Report['subject'], 'platform' | 'handle' | 'basis' | 'displayName'>
}

/** When a post was published, leading to it where it has an address. */
export function PostDate({ post, subject }: PostProps) {
  const link = postLink(subject, post.id)
  if (link === null) return <b>{date(post.publishedAt)}</b>
  return (
    <a href={link} rel="noreferrer nofollow" target="_blank">
      {date(post.publishedAt)}
    </a>
  )
}

/** The picture of a post, or the creator's initials where the platform gives none or it does not load. */
export function PostPicture({ post, subject }: PostProps) {
  const [failed, setFailed] = useState(false)
  const url = postPicture(subject, post.id)
  if (url === null || failed) {
    return (
      <span className={styles.picture} aria-hidden="true">
        {initialsOf(shownName(subject))}
      </span>
    )
  }
  return (
    <img
      className={styles.picture}
      src={url}
      alt=""
      width={160}
      height={120}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
}

/** @returns views, else likes: `18.2K views` */
export function seenWords({ views, likes }: Pick<Post, 'views' | 'likes'>): string {
  if (typeof views === 'number') return `${compact(views)} views`
  return typeof likes === 'number' ? `${compact(likes)} likes` : `${missing} views`
}
