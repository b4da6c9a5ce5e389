import { useSheetAddress } from '../../../api/api-keys.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import settings from '../settings.module.css'
import styles from './keys.module.css'

/** The formula with which a spreadsheet reads verifications by itself. */
export function KeySheet({ id }: { id: string }) {
  const sheet = useSheetAddress(id, true)
  if (sheet.isError) return <LoadFailure query={sheet} />
  if (sheet.isPending) {
    return (
      <p className={settings.quiet} role="status">
        Loading…
      </p>
    )
  }
  const formula = `=IMPORTDATA("${sheet.data.url}")`
  return (
    <>
      <p className={settings.quiet}>
        Paste this into a cell of Google Sheets for your latest 500 verifications. It’s updated every hour and free.
        Anyone who has the URL can read that table and nothing else, until the key is revoked.
      </p>
      <pre className={styles.code}>{formula}</pre>
      <div className={settings.actions}>
        <CopyButton text={formula} label="Copy formula" />
      </div>
    </>
  )
}
