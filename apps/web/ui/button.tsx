import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

export type ButtonTone = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'regular' | 'large' | 'small'

interface Look {
  tone?: ButtonTone
  size?: ButtonSize
  /** Stretches over the whole line. */
  wide?: boolean
}

function classOf({ tone = 'primary', size = 'regular', wide = false }: Look, extra = ''): string {
  return [styles.button, styles[tone], styles[size], wide ? styles.wide : '', extra].filter(Boolean).join(' ')
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** While true the button keeps its size and focus, says that it is busy and does nothing. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({ tone, size, wide, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) }, className)}
      aria-busy={busy || rest['aria-busy']}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
}

interface ButtonLinkProps extends Look {
  to: string
  /** Leaves the application: a full page load. */
  reload?: boolean
  children: ReactNode
}

export function ButtonLink({ to, reload = false, children, ...look }: ButtonLinkProps) {
  return (
    <Link className={classOf(look)} to={to} reloadDocument={reload}>
      {children}
    </Link>
  )
}
