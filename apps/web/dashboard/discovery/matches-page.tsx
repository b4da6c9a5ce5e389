import type { MatchKind } from '@vouch/contract'
import { date, plural } from '@vouch/presentation'
import { Link } from 'react-router'
import { useMatches } from '../../api/matches.ts'
import discovery from '../../discovery/discovery.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { DiscoveryTabs } from './discovery-tabs.tsx'
import styles from './match.module.css'

export function meta() {
  return [{ title: 'Saved results · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const kindWords: Readonly<Record<MatchKind, string>> = {
  lookalikes: 'Lookalikes',
  audience: 'Audience match',
  personality: 'Brand voice',
}

/** Every list that was paid for, newest first. Opening one costs nothing. */
export default function MatchesPage() {
  const list = useMatches()
  const found = list.data?.pages.flatMap(({ matches }) => matches) ?? []
  return (
    <div className={discovery.page}>
      <PageHead title="Saved results">Lists you’ve paid for. Reopening one is free.</PageHead>
      <DiscoveryTabs />
      {list.isPending && <div className={discovery.waiting} role="status" aria-label="Loading lists" />}
      {list.data && found.length === 0 && (
        <EmptyState
          title="No saved results yet"
          heading="h2"
          actions={<ButtonLink to="/dashboard/discovery/lookalikes">Find lookalikes</ButtonLink>}
        >
          Start with a creator who worked for you, or with your brand voice. Your results are saved here.
        </EmptyState>
      )}
      <ul className={styles.lists}>
        {found.map(({ id, kind, title, found: creators, creditsUsed, createdAt }) => (
          <li key={id}>
            <Link className={styles.name} to={`/dashboard/discovery/matches/${id}`}>
              {title}
            </Link>
            <span className={styles.quiet}>
              {kindWords[kind]}, {plural(creators, 'creator')}, {plural(creditsUsed, 'credit')}, {date(createdAt)}
            </span>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button tone="secondary" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Load more
        </Button>
      )}
    </div>
  )
}
