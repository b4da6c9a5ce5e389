import { benchmarkCategories, benchmarkSizes } from '@vouch/contract'
import { platforms } from '@vouch/engine'
import { platformName } from '@vouch/presentation'
import type { BenchmarkCell } from '../../api/market.ts'
import { SelectField } from '../../ui/field.tsx'
import styles from './market.module.css'
import { categoryName, sizeName } from './market-words.ts'

interface BenchmarkChoicesProps {
  cell: BenchmarkCell
  onChoose: (change: Partial<BenchmarkCell>) => void
}

/** Which table: platform, size and industry. */
export function BenchmarkChoices({ cell, onChoose }: BenchmarkChoicesProps) {
  return (
    <div className={styles.choices}>
      <SelectField
        label="Platform"
        value={cell.platform}
        onChange={({ target }) => onChoose({ platform: target.value as BenchmarkCell['platform'] })}
      >
        {platforms.map((platform) => (
          <option key={platform} value={platform}>
            {platformName(platform)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Size"
        value={cell.tier}
        onChange={({ target }) => onChoose({ tier: target.value as BenchmarkCell['tier'] })}
      >
        {benchmarkSizes.map((size) => (
          <option key={size} value={size}>
            {sizeName(size)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Industry"
        value={cell.category}
        onChange={({ target }) => onChoose({ category: target.value as BenchmarkCell['category'] })}
      >
        {benchmarkCategories.map((category) => (
          <option key={category} value={category}>
            {categoryName(category)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
