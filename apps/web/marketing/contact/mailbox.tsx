import { useOperator } from '../metadata/use-operator.ts'

/** A mailbox of the operator. */
export function Mailbox({ of }: { of: 'supportEmail' | 'salesEmail' }) {
  const address = useOperator()[of]
  return (
    <p>
      <a href={`mailto:${address}`} suppressHydrationWarning>
        {address}
      </a>
    </p>
  )
}
