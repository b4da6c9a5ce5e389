import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import styles from './brand.module.css'
import { type BrandAsset, brandAssets } from './brand-assets.ts'
import { BrandLogo } from './brand-logo.tsx'
import { BrandSection, Guidelines, Palette, Stage, Typography, Variations } from './brand-parts.tsx'
import { brandPackMetadata } from './metadata.ts'
import { useDownloads, type Wanted } from './use-downloads.ts'

export const meta = () => pageMeta(brandPackMetadata)

const everything: readonly Wanted[] = brandAssets.flatMap((asset) => asset.formats.map((format) => ({ asset, format })))

export default function BrandPackPage() {
  const { busy, problem, download } = useDownloads()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link className={styles.back} to="/">
          Back to home
        </Link>
        <h1 className={styles.title}>Brand pack</h1>
        <p className={styles.lead}>
          The logo and icon in every size, for articles and slides. The idea behind them:{' '}
          <Link to="/brand">brand identity</Link>.
        </p>
      </header>
      <BrandSection
        id="downloads"
        title="Downloads"
        lead="PNG files come at twice the listed size in pixels, with a transparent background. EPS is for print."
      >
        {problem && (
          <Notice tone="risk" title="Download Error" urgent>
            {problem}
          </Notice>
        )}
        <ul className={styles.assets}>
          {brandAssets.map((asset) => (
            <AssetRow key={asset.name} asset={asset} busy={busy} onDownload={download} />
          ))}
        </ul>
        <div>
          <Button tone="secondary" busy={busy} onClick={() => void download(everything)}>
            Download all {everything.length} files
          </Button>
        </div>
      </BrandSection>
      <BrandSection id="variations" title="Logo variations">
        <Variations />
      </BrandSection>
      <BrandSection
        id="colours"
        title="Colors"
        lead="One accent, for the mark and for actions. The other colors carry meaning and are never decoration."
      >
        <Palette />
      </BrandSection>
      <BrandSection id="typography" title="Typography">
        <Typography />
      </BrandSection>
      <BrandSection id="guidelines" title="Guidelines">
        <Guidelines />
      </BrandSection>
    </div>
  )
}

interface AssetRowProps {
  asset: BrandAsset
  busy: boolean
  onDownload: (wanted: readonly Wanted[]) => Promise<void>
}

function AssetRow({ asset, busy, onDownload }: AssetRowProps) {
  const id = `asset-${asset.name.toLowerCase().replaceAll(' ', '-')}`
  return (
    <li className={styles.asset}>
      <Stage className={styles.assetStage}>
        <BrandLogo component={asset.component} tone="colour" {...asset.dimensions} label={`Preview of ${asset.name}`} />
      </Stage>
      <div>
        <h3 className={styles.partTitle} id={id}>
          {asset.name}
        </h3>
        <p className={styles.quiet}>{asset.description}</p>
        <p className={styles.quiet}>{asset.usage}</p>
      </div>
      <fieldset className={styles.formats} aria-labelledby={id}>
        {asset.formats.map((format) => (
          <Button
            key={format}
            tone="secondary"
            size="small"
            busy={busy}
            aria-describedby={id}
            onClick={() => void onDownload([{ asset, format }])}
          >
            {format}
          </Button>
        ))}
      </fieldset>
    </li>
  )
}
