import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import styles from './field.module.css'

interface FrameProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** Label above, hint below it, the message of an error in its place: found by name, described to a screen reader. */
function useFrame({ hint, error }: FrameProps) {
  const id = useId()
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return { id, describedBy, invalid: error ? true : undefined }
}

function Frame({ id, label, hint, error, children }: FrameProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

type InputProps = FrameProps &
  InputHTMLAttributes<HTMLInputElement> &
  RefAttributes<HTMLInputElement> & { end?: ReactNode }

export function TextField({ label, hint, error, end, ...input }: InputProps) {
  const { id, describedBy, invalid } = useFrame({ label, hint, error })
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <span className={styles.box}>
        <input className={styles.input} id={id} aria-describedby={describedBy} aria-invalid={invalid} {...input} />
        {end}
      </span>
    </Frame>
  )
}

type SelectProps = FrameProps & SelectHTMLAttributes<HTMLSelectElement>

export function SelectField({ label, hint, error, children, ...select }: SelectProps) {
  const { id, describedBy, invalid } = useFrame({ label, hint, error })
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <select className={styles.input} id={id} aria-describedby={describedBy} aria-invalid={invalid} {...select}>
        {children}
      </select>
    </Frame>
  )
}

type AreaProps = FrameProps & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextAreaField({ label, hint, error, ...area }: AreaProps) {
  const { id, describedBy, invalid } = useFrame({ label, hint, error })
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <textarea
        className={`${styles.input} ${styles.area}`}
        id={id}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        {...area}
      />
    </Frame>
  )
}
