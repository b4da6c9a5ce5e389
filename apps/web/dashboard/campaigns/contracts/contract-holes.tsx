import { contractVariables, isContractVariable } from '@vouch/contract'
import { Fragment } from 'react'
import styles from './contracts.module.css'

const hole = /(\[[a-z_]{1,40}\])/

/** @returns a contract's text, with the name of each field that nobody has filled in where it will stand */
export function withHoles(text: string) {
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
