import { isSandboxHandle } from '@vouch/contract'
import { reachInWords } from '@vouch/presentation'
import { useConfig } from '../../api/operator.ts'
import type { Recognition } from './recognise.ts'
import styles from './verify.module.css'

/** What can be read of the creator whose address stands in the box, and what it costs the operator, before anything is pressed. */
export function PlatformReach({ seen }: { seen: Recognition }) {
  const here = useConfig().data
  if (!here || seen.kind !== 'profile' || isSandboxHandle(seen.handle)) return null
  return <span className={styles.reach}>{reachInWords(seen.platform, here)}</span>
}
