import type { Report, Snapshot } from '@vouch/engine'
import { capitalised, compact, date, number, platformName, plural, postLink } from '@vouch/presentation'
import { useState } from 'react'
import { withoutDirections } from '../ui/shown-name.ts'
import { MoreButton } from './more-button.tsx'
import { profileLink } from './platform-hosts.ts'
import { Figure } from './post-figure.tsx'
import { type CommentKind, commentKinds, type ListedPost } from './post-figures.ts'
import styles from './post-list.module.css'

const kindWords: Record<CommentKind, string> = {
  ordinary: 'ordinary',
  generic: 'generic praise',
  mention: 'mention only',
  duplicate: 'same text from others',
}

/** Comments that are drawn at a time. */
const commentsMore = 60

interface PostSheetProps {
  listed: ListedPost
  snapshot: Snapshot
  subject: Report['subject']
  onClose: () => void
}

/** The words of a post and the comments that were sampled under it, each with how it reads. */
export function PostSheet({ listed, snapshot, subject, onClose }: PostSheetProps) {
  const { post, sponsored, z } = listed
  const [shown, setShown] = useState(commentsMore)
  const comments = snapshot.comments.filter(({ postId }) => postId === post.id)
  const kinds = commentKinds(comments, snapshot.comments)
  const names = new Map(snapshot.accounts.map((account) => [account.id, account.username]))
  const counts = (Object.keys(kindWords) as CommentKind[]).flatMap((kind) => {
    const number = kinds.filter((each) => each === kind).length
    return number === 0 ? [] : [`${number} ${kindWords[kind]}`]
  })
  return (
    <div className={styles.sheet}>
      <div className={styles.sheetHead}>
        <p className={styles.note}>
          {capitalised(post.kind)}
          {sponsored && ', disclosed as sponsored'}
        </p>
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      </div>
      <h2 className={styles.title} id="post-title">
        {date(post.publishedAt)}
      </h2>
      <p className={styles.figures}>
        <Figure name="likes" value={compact(post.likes)} />
        <Figure name="comments" value={compact(post.comments)} />
        <Figure name="views" value={compact(post.views)} />
        <Figure name="deviations from the median post" value={number(z, 1)} />
      </p>
      <PlatformLink subject={subject} id={post.id} />
      {post.caption && (
        <p className={styles.quote} dir="auto">
          {withoutDirections(post.caption)}
        </p>
      )}
      <h3>Comments we checked</h3>
      <p className={styles.note}>
        {comments.length === 0
          ? 'No comments on this post were sampled. That doesn’t mean there aren’t any.'
          : `${plural(comments.length, 'comment')}: ${counts.join(', ')}. This is a quick look; the signals analyze comments more thoroughly.`}
      </p>
      <ul className={styles.comments}>
        {comments.slice(0, shown).map((comment, place) => (
          <li key={comment.id} data-kind={kinds[place]}>
            <p className={styles.commentHead}>
              <bdi>@{withoutDirections(names.get(comment.authorId) ?? comment.authorId)}</bdi>
              <span>{kindWords[kinds[place] ?? 'ordinary']}</span>
            </p>
            <p dir="auto">{withoutDirections(comment.text)}</p>
          </li>
        ))}
      </ul>
      {comments.length > shown && (
        <MoreButton onClick={() => setShown(shown + commentsMore)}>
          Show {Math.min(commentsMore, comments.length - shown)} more
        </MoreButton>
      )}
    </div>
  )
}

/** The way to the post on its platform; to the profile where no address follows from what is known of the post. */
function PlatformLink({ subject, id }: { subject: Report['subject']; id: string }) {
  const post = postLink(subject, id)
  const link = post ?? profileLink(subject.platform, subject.url)
  if (link === null) return null
  return (
    <p>
      <a href={link} rel="noreferrer nofollow" target="_blank">
        Open the {post === null ? 'profile' : 'post'} on {platformName(subject.platform)}
      </a>
    </p>
  )
}
