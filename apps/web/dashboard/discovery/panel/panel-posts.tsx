import type { DiscoveredCreator, GlancePost } from '@vouch/contract'
import { capitalised } from '@vouch/presentation'
import { PostDate, PostPicture, type PostProps, seenWords } from '../../../report/glance/latest-posts.tsx'
import { withoutDirections } from '../../../ui/shown-name.ts'
import styles from './panel.module.css'

interface PanelPostsProps {
  creator: DiscoveredCreator
  posts: readonly GlancePost[] | null
}

/** The newest posts as a reader would meet them on the platform. */
export function PanelPosts({ creator, posts }: PanelPostsProps) {
  const { platform, handle, displayName, source } = creator
  const basis = source === 'verification' ? 'public' : source
  const subject: PostProps['subject'] = { platform, handle, displayName, basis }
  return (
    <section className={styles.block} aria-labelledby="panel-posts">
      <h2 className={styles.heading} id="panel-posts">
        Latest posts
      </h2>
      {posts === null || posts.length === 0 ? (
        <p className={styles.quiet}>
          {posts === null ? 'Posts aren’t kept for this creator. Verify to see the latest.' : 'No posts were found.'}
        </p>
      ) : (
        <ul className={styles.tiles}>
          {posts.map((post) => (
            <li key={post.id} className={styles.tile}>
              <PostPicture post={post} subject={subject} />
              <p>
                <PostDate post={post} subject={subject} />
                <span className={styles.kind}>{post.sponsored ? 'Sponsored' : capitalised(post.kind)}</span>
              </p>
              <p className={styles.kind}>{seenWords(post)}</p>
              {post.caption && <p className={styles.caption}>{withoutDirections(post.caption)}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
