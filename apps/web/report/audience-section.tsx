import type { AudienceTypes, EstimatedShare, Report } from '@vouch/engine'
import { count, date, domainOf, figureTable, lowered, percent, percentRange } from '@vouch/presentation'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { ShareBar, type SharePart } from '../ui/charts/share-bar.tsx'
import { ToleranceMark } from '../ui/tolerance-mark.tsx'
import styles from './audience-section.module.css'
import { Section } from './section.tsx'

/** Who follows and who reacts, as far as a sample can tell, and how far that is. */
export function AudienceSection({ report }: { report: Report }) {
  const { audienceTypes, suspiciousFollowers, suspiciousEngagement, subject } = report
  if (report.trust === null) return null
  return (
    <Section
      title="Audience"
      note="Shares are estimated from a sample, so each one has a range. An account that looks inauthentic may still belong to a real person."
    >
      {audienceTypes && (
        <ChartFrame
          title="Audience types"
          subtitle="Share of sampled followers, each account counted once"
          caption={`Sample of ${count(suspiciousFollowers?.sampled ?? report.coverage.followersSample)} followers, data from ${date(subject.fetchedAt)}. Mass followers and influencers that look inauthentic are counted in those groups; the share below includes all of them.`}
          table={typesTable(audienceTypes)}
          subject={subject.handle}
        >
          <ShareBar parts={typeParts(audienceTypes)} />
        </ChartFrame>
      )}
      <div className={styles.estimates}>
        <Estimate
          title={figureTable.suspiciousFollowers.name}
          share={suspiciousFollowers}
          sample="followers"
          absent="The platform provided no follower list, so this share can’t be estimated. It’s unknown, not zero."
        />
        <Estimate
          title={figureTable.suspiciousEngagement.name}
          share={suspiciousEngagement}
          sample="comments and repeat accounts"
          absent="There aren’t enough comments to estimate this share."
        />
      </div>
    </Section>
  )
}

interface EstimateProps {
  title: string
  share: EstimatedShare | null
  sample: string
  absent: string
}

/** One estimated share with its tolerance. Where there is none, the reason stands in its place, never a zero. */
function Estimate({ title, share, sample, absent }: EstimateProps) {
  if (!share) {
    return (
      <div className={styles.estimate}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.value}>–</p>
        <p className={styles.words}>{absent}</p>
      </div>
    )
  }
  // A scale of a hundred percent would press small shares into one corner; the end is told beside the mark.
  // A share ends at a hundred percent, whatever round number comes next.
  const wide = domainOf([share.high * 1.25, 0.2], 4, true)
  const scale = { ...wide, to: Math.min(1, wide.to) }
  const words = `${percentRange(share.low, share.high)}, from ${count(share.sampled)} ${sample}`
  return (
    <div className={styles.estimate}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.value}>{percent(share.share)}</p>
      <div className={styles.mark}>
        <ToleranceMark
          value={share.share}
          low={share.low}
          high={share.high}
          scale={scale}
          size="wide"
          tone={share.share >= 0.25 ? 'risk' : share.share >= 0.15 ? 'caution' : 'plain'}
          words={`${percent(share.share)}, ${words}`}
        />
        <span className={styles.ends} aria-hidden="true">
          <span>0</span>
          <span>{percent(scale.to)}</span>
        </span>
      </div>
      <p className={styles.words}>{words}</p>
    </div>
  )
}

/** What the four types mean. The order of counting is fixed by the engine: mass, influencer, suspicious, real. */
const typeWords: Record<keyof AudienceTypes, { label: string; meaning: string; pattern: SharePart['pattern'] }> = {
  real: { label: lowered(figureTable.typeReal.name), meaning: 'typical accounts', pattern: 'solid' },
  influencer: {
    label: lowered(figureTable.typeInfluencer.name),
    meaning: 'more than 5,000 followers',
    pattern: 'dense',
  },
  mass: {
    label: lowered(figureTable.typeMass.name),
    meaning: 'follow more than 1,500; rarely see a post',
    pattern: 'dots',
  },
  suspicious: {
    label: lowered(figureTable.typeSuspicious.name),
    meaning: 'look inauthentic; not mass followers or influencers',
    pattern: 'hatch',
  },
}

const typeOrder = ['real', 'influencer', 'mass', 'suspicious'] as const

function typeParts(types: AudienceTypes): SharePart[] {
  return typeOrder.map((id) => ({ id, share: types[id], ...typeWords[id] }))
}

function typesTable(types: AudienceTypes) {
  return { columns: ['Type', 'Share'], rows: typeOrder.map((id) => [typeWords[id].label, types[id]]) }
}
