import type { Report, Snapshot } from '@vouch/engine'
import { capitalised, compact, date, number, plural } from '@vouch/presentation'
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { SheetButton } from '../ui/sheet-button.tsx'
import { withoutDirections } from '../ui/shown-name.ts'
import { SideSheet } from '../ui/side-sheet.tsx'
import { useMoreRows } from '../ui/use-more-rows.ts'
import { MoreButton } from './more-button.tsx'
import { Figure } from './post-figure.tsx'
import { isOfKind, type ListedPost, listedPosts, type PostKindFilter, type PostOrder, postsBy } from './post-figures.ts'
import styles from './post-list.module.css'
import { PostSheet } from './post-sheet.tsx'

const filters: readonly { kind: PostKindFilter; label: string }[] = [
  { kind: 'all', label: 'All' },
  { kind: 'organic', label: 'Organic' },
  { kind: 'sponsored', label: 'Sponsored' },
  { kind: 'outlier', label: 'Unusual' },
]

const orders: readonly { order: PostOrder; label: string }[] = [
  { order: 'newest', label: 'Newest' },
  { order: 'views', label: 'Most views' },
  { order: 'likes', label: 'Most likes' },
  { order: 'comments', label: 'Most comments' },
  { order: 'unusual', label: 'Most unusual' },
]

const orderOf = (name: string): PostOrder => orders.find(({ order }) => order === name)?.order ?? 'newest'

/** Rows that are drawn at once; a channel of twenty years has thousands. */
const pageRows = 40

export function PostList({ report, snapshot }: { report: Report; snapshot: Snapshot }) {
  const [kind, setKind] = useState<PostKindFilter>('all')
  const [order, setOrder] = useState<PostOrder>('newest')
  const { asked, drawn, more } = useMoreRows(pageRows)
  const [opened, setOpened] = useState<ListedPost | null>(null)
  const posts = useMemo(() => listedPosts(snapshot), [snapshot])
  const close = useCallback(() => setOpened(null), [])
  // The choice shows at once, and its posts when they are drawn.
  const chosen = useDeferredValue(useMemo(() => ({ kind, order }), [kind, order]))
  const found = useMemo(
    () =>
      postsBy(
        posts.filter((post) => isOfKind(post, chosen.kind)),
        chosen.order,
      ),
    [posts, chosen],
  )
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
        <label className={styles.order}>
          <span>Sort by</span>
          <select value={order} onChange={(event) => setOrder(orderOf(event.target.value))}>
            {orders.map(({ order: each, label }) => (
              <option key={each} value={each}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p className={styles.note}>
          {plural(posts.length, 'post')}, data from {date(report.subject.fetchedAt)}. Unusual posts are far above or
          below the creator’s median post (three or more robust standard deviations).
        </p>
      </div>
      {found.length === 0 ? (
        <p className={styles.note}>No posts of this kind among those we checked.</p>
      ) : (
        <ul className={styles.list}>
          {found.slice(0, drawn).map((each) => (
            <li key={each.post.id}>
              <PostRow listed={each} onOpen={setOpened} />
            </li>
          ))}
        </ul>
      )}
      {found.length > asked && (
        <MoreButton onClick={more}>Show {Math.min(pageRows, found.length - asked)} more</MoreButton>
      )}
      <SideSheet open={opened !== null} labelledBy="post-title" onClose={close}>
        {opened && (
          <PostSheet
            key={opened.post.id}
            listed={opened}
            snapshot={snapshot}
            subject={report.subject}
            onClose={close}
          />
        )}
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
    <SheetButton className={styles.row} onOpen={() => onOpen(listed)}>
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
    </SheetButton>
  )
})
