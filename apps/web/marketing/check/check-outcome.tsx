import type { ReportCheck } from '@vouch/contract'
import {
  basisName,
  checkWords,
  date,
  dateTime,
  decisionName,
  missing,
  number,
  platformName,
  range,
} from '@vouch/presentation'
import { Notice } from '../../ui/notice.tsx'
import styles from './check.module.css'

/** What was found, and the main figures that a sheet of paper must show. @param what the file's name, or the code */
export function CheckOutcome({ check, what }: { check: ReportCheck; what: string }) {
  const { tone, title, text } = checkWords(check)
  const rows = [['Checked', what] as const, ...reportRows(check), ...signatureRows(check)]
  return (
    <>
      <Notice tone={tone} title={title} urgent={tone === 'risk'}>
        {text}
      </Notice>
      {check.file === null && check.report !== null && (
        <p className={styles.quiet}>Compare these figures with the ones on your document.</p>
      )}
      {check.report === null && check.state !== null && (
        <p className={styles.quiet}>The report’s data has been deleted since, so we can’t show its figures.</p>
      )}
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type Row = readonly [name: string, value: string]

function reportRows({ report }: ReportCheck): Row[] {
  if (report === null) return []
  const { displayName, handle, platform, trust, decision, dataAt, engine, digest } = report
  return [
    ['Creator', [displayName, `@${handle}`, platformName(platform)].filter(Boolean).join(' · ')],
    ['Decision', decision === null ? missing : decisionName(decision)],
    ['Trust', trust === null ? missing : `${number(trust.score, 0)} of 100 (${range(trust.low, trust.high)})`],
    ['Data from', date(dataAt)],
    ['Source', basisName(report, 'address')],
    ['Engine', engine],
    ['Report digest', digest],
  ]
}

function signatureRows({ signature }: ReportCheck): Row[] {
  if (signature === null) return []
  const { signedAt, issuer, code, keyId } = signature
  return [
    ['Signed', Number.isNaN(Date.parse(signedAt)) ? missing : dateTime(signedAt)],
    ['Says it’s from', issuer],
    ['Code', code ?? missing],
    ['Key', keyId],
  ]
}
