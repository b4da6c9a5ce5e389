import { date } from '@vouch/presentation'
import { Link, useLoaderData } from 'react-router'
import { articlePath, author, cardOf } from '../content/article.ts'
import { blogArticles } from '../content/blog-modules.server.ts'
import { pageMeta } from '../metadata/page-metadata.ts'
import styles from './blog.module.css'
import { blogMetadata } from './metadata.ts'
import { fullestChart, PostThumb } from './post-thumb.tsx'

export const meta = () => [
  ...pageMeta(blogMetadata),
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: 'Vouch blog', href: '/feed.xml' },
]

/** Of a post's charts, the one with most to see is its picture. */
export function loader() {
  return blogArticles.map((article) => ({
    ...cardOf(article),
    chart: fullestChart(article.parts.flatMap((part) => (part.kind === 'slot' ? [part.name] : []))),
  }))
}

export default function BlogPage() {
  const posts = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Blog</h1>
        <p className={styles.lead}>
          What we learn from measuring audiences: the figures, where they come from, and what they don’t tell you.
        </p>
        <p className={styles.feed}>
          By the {author}. <a href="/feed.xml">RSS feed</a>
        </p>
      </header>
      <ol className={styles.posts} data-parts="blocks">
        {posts.map((post) => (
          <li key={post.slug} className={styles.post}>
            <article className={styles.entry}>
              <PostThumb slug={post.slug} chart={post.chart} />
              <h2 className={styles.postTitle}>
                <Link to={articlePath(post)}>{post.title}</Link>
              </h2>
              <p className={styles.words}>{post.description}</p>
              <p className={styles.facts}>
                <time dateTime={post.published ?? post.updated}>{date(post.published)}</time> · {post.minutes} min read
              </p>
            </article>
          </li>
        ))}
      </ol>
    </div>
  )
}
