import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { type InputHTMLAttributes, useState } from 'react'
import { TextField } from '../ui/field.tsx'
import styles from './account.module.css'

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  /** What this password is, where there is more than one. */
  label?: string
  hint?: string | undefined
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** A password that can be looked at while it is written. */
export function PasswordField({ label = 'Password', value, onChange, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextField
      label={label}
      name="password"
      required
      {...input}
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} stroke={1.5} aria-hidden="true" />
        </button>
      }
    />
  )
}
