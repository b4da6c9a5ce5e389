import { Menu } from '@mantine/core'
import IconSquare from '@tabler/icons-react/dist/esm/icons/IconSquare.mjs'
import IconSquareCheck from '@tabler/icons-react/dist/esm/icons/IconSquareCheck.mjs'
import type { ExportFormat } from '@vouch/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ExportWish } from '../../api/exports.ts'
import type { MenuParts } from '../../ui/late-menu.tsx'
import { formatNames, priceWords } from './export-words.ts'
import styles from './exports.module.css'

const aboutFormat: Readonly<Record<ExportFormat, string>> = {
  pdf: 'Formatted like a printed report',
  csv: 'For a spreadsheet',
  json: 'For developers',
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

interface ExportItemsProps extends MenuParts {
  formats: readonly ExportFormat[]
  ask: (file: Pick<ExportWish, 'format' | 'link' | 'additions'>) => void
}

/** The formats around the button, each with its price. */
export function ExportItems({ formats, ask, target, opened, onChange }: ExportItemsProps) {
  const [link, setLink] = useState(false)
  const [additions, setAdditions] = useState(true)
  const withLink = formats.includes('pdf')
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width={288}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            rightSection={<span className={styles.price}>{priceWords(format)}</span>}
            onClick={() => ask({ format, ...(format === 'pdf' && { link, additions }) })}
          >
            {formatNames[format]}
            <span className={styles.about}>{aboutFormat[format]}</span>
          </Menu.Item>
        ))}
        {withLink && (
          <>
            <Menu.Divider />
            <Choice checked={additions} onChange={setAdditions} about="PDF only; leave them out when sharing it">
              Include your plan and analyses
            </Choice>
            <Choice checked={link} onChange={setLink} about="Valid for 30 days, so readers can check the report">
              Include a share link in the PDF
            </Choice>
          </>
        )}
        <Menu.Divider />
        <p className={styles.small}>If we can’t create a file, you’re refunded right away.</p>
        <Menu.Item component={Link} to="/dashboard/exports">
          All exports
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

interface ChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
  about: string
  children: string
}

function Choice({ checked, onChange, about, children }: ChoiceProps) {
  return (
    <Menu.Item
      role="menuitemcheckbox"
      aria-checked={checked}
      closeMenuOnClick={false}
      leftSection={checked ? <IconSquareCheck {...icon} /> : <IconSquare {...icon} />}
      onClick={() => onChange(!checked)}
    >
      {children}
      <span className={styles.about}>{about}</span>
    </Menu.Item>
  )
}
