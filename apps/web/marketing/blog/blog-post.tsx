import { date } from '@vouch/presentation'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { addressSlug } from '../content/address-slug.ts'
import { author } from '../content/article.ts'
import { articleMetadata } from '../content/article-metadata.ts'
import { blogArticles, blogCards } from '../content/blog-modules.server.ts'
import { helpCards } from '../content/help-modules.server.ts'
import { ReadingPage } from '../content/reading-page.tsx'
import { relatedCards } from '../content/related-cards.ts'
import { RelatedList } from '../content/related-list.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { slotsFor } from './post-charts.tsx'

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(articleMetadata(loaderData.post)) : []
}

export function loader({ request }: LoaderFunctionArgs) {
  const post = blogArticles.find(({ slug }) => slug === addressSlug(request))
  if (!post) throw data(null, { status: 404 })
  const { text, ...shown } = post
  return { post: shown, related: relatedCards(post, [...blogCards, ...helpCards]) }
}

export default function BlogPost() {
  const { post, related } = useLoaderData<typeof loader>()
  const changed = post.published !== post.updated
  return (
    <ReadingPage
      crumbs={[{ to: '/blog', name: 'Blog' }]}
      title={post.title}
      lead={post.description}
      facts={
        <>
          {author} · <time dateTime={post.published ?? post.updated}>{date(post.published)}</time>
          {changed && (
            <>
              , updated <time dateTime={post.updated}>{date(post.updated)}</time>
            </>
          )}{' '}
          · {post.minutes} min read
        </>
      }
      headings={post.headings}
      parts={post.parts}
      slots={slotsFor(post.parts.flatMap((part) => (part.kind === 'slot' ? [part.name] : [])))}
    >
      <RelatedList title="Read next" cards={related} />
    </ReadingPage>
  )
}
