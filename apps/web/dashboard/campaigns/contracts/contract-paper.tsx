import { contractVariables, isContractVariable } from '@vouch/contract'
import { Fragment } from 'react'
import { Clauses } from '../../../ui/clauses.tsx'
import styles from './contracts.module.css'

interface ContractPaperProps {
  title: string
  clauses: readonly { heading: string; text: string }[]
}

const hole = /(\[[a-z_]{1,40}\])/

/** A contract as it reads, with what is missing marked. */
export function ContractPaper({ title, clauses }: ContractPaperProps) {
  return <Clauses title={title} clauses={clauses} drawn={withHoles} />
}

function withHoles(text: string) {
  return text.split(hole).map((part, at) => {
    const key = `${at} ${part}`
    return <Fragment key={key}>{filled(part)}</Fragment>
  })
}

function filled(part: string) {
  const name = part.slice(1, -1)
  if (!hole.test(part) || !isContractVariable(name)) return part
  return <mark className={styles.hole}>{contractVariables[name]}</mark>
}
