import { operatorStandIns } from '../metadata/operator-stand-ins.ts'

interface MailboxProps {
  /** Not known before the configuration is there. */
  address: string | undefined
  of: 'supportEmail' | 'salesEmail'
}

/** A mailbox of the operator. It keeps its line while its address is on the way, and without a script the server has written it. */
export function Mailbox({ address, of }: MailboxProps) {
  if (address !== undefined)
    return (
      <p>
        <a href={`mailto:${address}`}>{address}</a>
      </p>
    )
  return (
    <p>
      {'\u00a0'}
      <noscript>
        <a href={`mailto:${operatorStandIns[of]}`}>{operatorStandIns[of]}</a>
      </noscript>
    </p>
  )
}
