import { Menu } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconSquare from '@tabler/icons-react/dist/esm/icons/IconSquare.mjs'
import IconSquareCheck from '@tabler/icons-react/dist/esm/icons/IconSquareCheck.mjs'
import { ApiFailure, type ExportFormat } from '@vouch/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type ExportWish, fetchFile, isUnderWay, useAskForFile, useFile } from '../../api/exports.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { formatNames, priceWords } from './export-words.ts'
import styles from './exports.module.css'

interface ExportMenuProps {
  /** What the files are made of. */
  of: Omit<ExportWish, 'format' | 'link' | 'additions'>
  formats: readonly ExportFormat[]
  size?: 'regular' | 'small'
}

const aboutFormat: Readonly<Record<ExportFormat, string>> = {
  pdf: 'Set like a printed report',
  csv: 'For a spreadsheet',
  json: 'For programs',
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** The files that can be made of a report or a list, each with its price before the click. What was asked for is saved as soon as it
 *  is there, and stays under Exports. */
export function ExportMenu({ of, formats, size = 'regular' }: ExportMenuProps) {
  const [link, setLink] = useState(false)
  const [additions, setAdditions] = useState(true)
  const { ask, busy } = useSavedFile()
  const withLink = formats.includes('pdf')
  return (
    <Menu position="bottom-end" width={288} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button tone="secondary" size={size} busy={busy !== null}>
          {busy ?? 'Export'}
          {busy === null && <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            rightSection={<span className={styles.price}>{priceWords(format)}</span>}
            onClick={() => ask({ ...of, format, ...(format === 'pdf' && { link, additions }) })}
          >
            {formatNames[format]}
            <span className={styles.about}>{aboutFormat[format]}</span>
          </Menu.Item>
        ))}
        {withLink && (
          <>
            <Menu.Divider />
            <Choice checked={additions} onChange={setAdditions} about="In the PDF; leave them out when you pass it on">
              Print your plan and analyses
            </Choice>
            <Choice checked={link} onChange={setLink} about="For 30 days, so that its reader can check it">
              Print a share link in the PDF
            </Choice>
          </>
        )}
        <Menu.Divider />
        <p className={styles.small}>If a file cannot be made, its credits come back at once.</p>
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

/** Asks for a file, waits for it and saves it. @returns what is being done in words, null where nothing is. */
function useSavedFile(): { ask: (wish: ExportWish) => void; busy: string | null } {
  const asking = useAskForFile()
  const [id, setId] = useState<string | null>(null)
  const file = useFile(id)
  useEffect(() => {
    if (id === null || file === null || file.id !== id || isUnderWay(file)) return
    setId(null)
    if (file.state === 'ready') void fetchFile(file)
    else toast('No file was made', file.reason ?? 'Nothing was charged.', 'risk')
  }, [id, file])
  const ask = (wish: ExportWish) =>
    asking.mutate(wish, {
      onSuccess: (opened) => setId(opened.id),
      onError: (error) =>
        toast('No file was made', error instanceof ApiFailure ? error.body.error : 'Nothing was charged.', 'risk'),
    })
  const busy = asking.isPending || id !== null
  return { ask, busy: busy ? 'Making the file' : null }
}
