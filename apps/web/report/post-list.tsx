import type { Report, Snapshot } from '@vouch/engine'
import { capitalised, compact, date, number, plural } from '@vouch/presentation'
import { memo, useCallback, useMemo, useState } from 'react'
import { withoutDirections } from '../ui/shown-name.ts'
import { SideSheet } from '../ui/side-sheet.tsx'
import { MoreButton } from './more-button.tsx'
import {
  type CommentKind,
  commentKinds,
  isOfKind,
  type ListedPost,
  listedPosts,
  type PostKindFilter,
} from './post-figures.ts'
import styles from './post-list.module.css'

const filters: readonly { kind: PostKindFilter; label: string }[] = [
  { kind: 'all', label: 'All' },
  { kind: 'organic', label: 'Organic' },
  { kind: 'sponsored', label: 'Sponsored' },
  { kind: 'outlier', label: 'Unusual' },
]

/** Rows that are drawn at once; a channel of twenty years has thousands. */
const pageRows = 40

export function PostList({ report, snapshot }: { report: Report; snapshot: Snapshot }) {
  const [kind, setKind] = useState<PostKindFilter>('all')
  const [shown, setShown] = useState(pageRows)
  const [opened, setOpened] = useState<ListedPost | null>(null)
  const posts = useMemo(() => listedPosts(snapshot), [snapshot])
  const close = useCallback(() => setOpened(null), [])
  const found = posts.filter((post) => isOfKind(post, kind))
  return (
    <section className={styles.posts} aria-label="Posts">
      <div className={styles.head}>
        <fieldset className={styles.filters}>
          <legend className="visually-hidden">Show</legend>
          {filters.map(({ kind: each, label }) => (
            <button
              key={each}
              type="button"
              className={styles.filter}
              aria-pressed={each === kind}
              onClick={() => setKind(each)}
            >
              {label} <span>{posts.filter((post) => isOfKind(post, each)).length}</span>
            </button>
          ))}
        </fieldset>
        <p className={styles.note}>
          {plural(posts.length, 'post')}, data from {date(report.subject.fetchedAt)}. Unusual posts are three or more
          robust standard deviations from the creator’s median post.
        </p>
      </div>
      {found.length === 0 ? (
        <p className={styles.note}>No posts of this kind among those we checked.</p>
      ) : (
        <ul className={styles.list}>
          {found.slice(0, shown).map((each) => (
            <li key={each.post.id}>
              <PostRow listed={each} onOpen={setOpened} />
            </li>
          ))}
        </ul>
      )}
      {found.length > shown && (
        <MoreButton onClick={() => setShown(shown + pageRows)}>
          Show {Math.min(pageRows, found.length - shown)} more
        </MoreButton>
      )}
      <SideSheet open={opened !== null} labelledBy="post-title" onClose={close}>
        {opened && <PostSheet key={opened.post.id} listed={opened} snapshot={snapshot} onClose={close} />}
      </SideSheet>
    </section>
  )
}

interface PostRowProps {
  listed: ListedPost
  onOpen: (listed: ListedPost) => void
}

/** One post. Its whole row opens the sheet with its words and comments. */
const PostRow = memo(function PostRow({ listed, onOpen }: PostRowProps) {
  const { post, sponsored, z, outlier } = listed
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(listed)}>
      <span className={styles.when}>
        <b>{date(post.publishedAt)}</b>
        <span>{capitalised(post.kind)}</span>
      </span>
      <span className={styles.caption} dir="auto">
        {post.caption ? withoutDirections(post.caption) : 'No caption'}
      </span>
      <span className={styles.badges}>
        {sponsored && <span className={styles.badge}>Sponsored</span>}
        {outlier && <span className={styles.badge}>Unusual</span>}
      </span>
      <Figure name="likes" value={compact(post.likes)} />
      <Figure name="comments" value={compact(post.comments)} />
      <Figure name="views" value={compact(post.views)} />
      <Figure name="deviation" value={z === null ? '–' : `${z > 0 ? '+' : ''}${number(z, 1)}`} />
    </button>
  )
})

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <span className={styles.figure}>
      {value} <span>{name}</span>
    </span>
  )
}

const kindWords: Record<CommentKind, string> = {
  ordinary: 'ordinary',
  generic: 'generic praise',
  mention: 'mention only',
  duplicate: 'same text from others',
}

/** Comments that are drawn at a time. */
const commentsMore = 60

/** The words of a post and the comments that were sampled under it, each with how it reads. */
function PostSheet({ listed, snapshot, onClose }: { listed: ListedPost; snapshot: Snapshot; onClose: () => void }) {
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
      {post.caption && (
        <p className={styles.quote} dir="auto">
          {withoutDirections(post.caption)}
        </p>
      )}
      <h3>Comments we checked</h3>
      <p className={styles.note}>
        {comments.length === 0
          ? 'No comments on this post were sampled. That doesn’t say how many there are.'
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
