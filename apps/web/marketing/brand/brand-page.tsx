import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { usePublicConfig } from '../frame/use-public-config.ts'
import { pageMeta } from '../metadata/page-metadata.ts'
import styles from './brand.module.css'
import { BrandLogo } from './brand-logo.tsx'
import { BrandSection, Guidelines, Palette, Stage, Typography, Variations } from './brand-parts.tsx'
import { brandMetadata } from './metadata.ts'

export const meta = () => pageMeta(brandMetadata)

const names: readonly [string, string][] = [
  ['Vouch', 'The product and the service.'],
  ['The Vouch mark', 'The check mark with an error bar at the end of its right arm.'],
  [
    'Tolerance mark',
    'The tick on a scale with a shaded band. It goes next to a figure and is never used as decoration.',
  ],
]

export default function BrandPage() {
  const company = usePublicConfig().data?.company
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link className={styles.back} to="/">
          Back to home
        </Link>
        <h1 className={styles.title}>Brand identity</h1>
        <p className={styles.lead}>
          Vouch is a measuring instrument. Instruments are calm and exact, and they show their margin of error.
          Everything here follows from that.
        </p>
      </header>
      <BrandSection
        id="idea"
        title="The mark"
        lead="A V that is also a check mark: someone looked and stands behind it. Its right arm ends in an error bar, because an honest yes says how sure it is."
      >
        <Stage className={styles.ideaStage}>
          <BrandLogo component="icon" tone="colour" width={220} height={220} label="The Vouch mark" />
          <BrandLogo component="full" tone="colour" width={480} height={150} label="The Vouch logo" />
        </Stage>
      </BrandSection>
      <BrandSection id="variations" title="Logos">
        <Variations />
      </BrandSection>
      <BrandSection
        id="colours"
        title="Palette"
        lead="Warm paper and ink, one deep teal. Any other color only carries meaning, and the meaning is always spelled out too."
      >
        <Palette />
      </BrandSection>
      <BrandSection id="typography" title="Typography">
        <Typography />
      </BrandSection>
      <BrandSection id="names" title="Names and trademarks">
        <dl className={styles.rules}>
          {names.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.words}>
          The names and marks belong to {company?.name ?? 'the operator of this site'}. To find out whether and where
          they are registered, use the <Link to="/contact">contact page</Link>. We don’t print an ® we don’t have.
          Platform names belong to their owners, who have no part in Vouch.
        </p>
      </BrandSection>
      <BrandSection id="guidelines" title="How to use it">
        <Guidelines />
        <div>
          <ButtonLink to="/brand-pack">Open the brand pack</ButtonLink>
        </div>
      </BrandSection>
    </div>
  )
}
