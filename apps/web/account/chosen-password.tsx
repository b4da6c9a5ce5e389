import { PasswordField } from './password-field.tsx'
import { PasswordMeter } from './password-meter.tsx'

interface ChosenPasswordProps {
  /** Whose password it becomes. */
  email: string
  password: string
  error: string | undefined
  onChange: (password: string) => void
}

/** A new password behind the link of an email. */
export function ChosenPassword({ email, password, error, onChange }: ChosenPasswordProps) {
  return (
    <>
      {/* Password managers file the new password under this name. */}
      <input
        className="visually-hidden"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        label="New password"
        value={password}
        error={error}
        autoComplete="new-password"
        onChange={onChange}
      />
      <PasswordMeter password={password} owner={{ email, name: '' }} />
    </>
  )
}
