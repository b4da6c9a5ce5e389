import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
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
        id="variations"
        title="Logo variations"
        lead="The files below are in color, on a transparent background. PNG files come at twice the listed size in pixels; EPS is for print."
      >
        <Variations />
      </BrandSection>
      <BrandSection id="downloads" title="Downloads">
        {problem && (
          <Notice tone="risk" title="Download Error" urgent>
            {problem}
          </Notice>
        )}
        <ul className={styles.assets}>
          {(['full', 'icon'] as const).map((component) => (
            <AssetChoice key={component} component={component} busy={busy} onDownload={download} />
          ))}
        </ul>
        <div>
          <Button busy={busy} onClick={() => void download(everything)}>
            Download all {everything.length} files as one .zip
          </Button>
        </div>
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

interface AssetChoiceProps {
  component: BrandAsset['component']
  busy: boolean
  onDownload: (wanted: readonly Wanted[]) => Promise<void>
}

/** One drawing in the size that is chosen, in each format. */
function AssetChoice({ component, busy, onDownload }: AssetChoiceProps) {
  const sizes = brandAssets.filter((each) => each.component === component)
  const [name, setName] = useState(sizes[0]?.name ?? '')
  const asset = sizes.find((each) => each.name === name)
  const id = `asset-${component}`
  if (asset === undefined) return null
  return (
    <li className={styles.asset}>
      <Stage className={styles.assetStage}>
        <BrandLogo component={component} tone="colour" {...asset.dimensions} label={`Preview of ${asset.name}`} />
      </Stage>
      <div className={styles.assetWords}>
        <h3 className={styles.partTitle} id={id}>
          {asset.name}
        </h3>
        <SelectField label="Size" value={name} onChange={(event) => setName(event.target.value)}>
          {sizes.map((each) => (
            <option key={each.name} value={each.name}>
              {each.size}, {each.dimensions.width} × {each.dimensions.height}
            </option>
          ))}
        </SelectField>
        <p className={styles.quiet}>
          {asset.description}. {asset.usage}.
        </p>
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
