import { TextField } from '../../../ui/field.tsx'
import choice from '../../../ui/scope-choice.module.css'
import outreach from '../../outreach/outreach.module.css'
import settings from '../settings.module.css'

export interface WrittenServer {
  host: string
  port: string
  tls: boolean
  user: string
  password: string
  /** A password is stored; an empty field keeps it. */
  hasPassword: boolean
}

interface ServerFieldsProps {
  title: string
  hint?: string
  of: 'smtp' | 'imap'
  server: WrittenServer
  onWrite: (server: WrittenServer) => void
  fields: Readonly<Record<string, string>>
}

/** The fields of a mail server. */
export function ServerFields({ title, hint, of, server, onWrite, fields }: ServerFieldsProps) {
  const { host, port, tls, user, password, hasPassword } = server
  return (
    <fieldset className={outreach.server}>
      <legend className={choice.legend}>{title}</legend>
      {hint && <p className={settings.quiet}>{hint}</p>}
      <TextField
        label="Host"
        placeholder={`${of}.example.com`}
        autoCapitalize="none"
        spellCheck={false}
        value={host}
        error={fields[`${of}.host`] ?? fields[of]}
        onChange={({ target }) => onWrite({ ...server, host: target.value })}
      />
      <TextField
        label="Port"
        type="number"
        value={port}
        error={fields[`${of}.port`]}
        onChange={({ target }) => onWrite({ ...server, port: target.value })}
      />
      <label className={choice.scope}>
        <input type="checkbox" checked={tls} onChange={({ target }) => onWrite({ ...server, tls: target.checked })} />
        <span>Use TLS (otherwise STARTTLS)</span>
      </label>
      <TextField
        label="User"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={user}
        error={fields[`${of}.user`]}
        onChange={({ target }) => onWrite({ ...server, user: target.value })}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={hasPassword ? 'Leave it empty to keep the present one.' : 'An app password, if your provider has them.'}
        value={password}
        onChange={({ target }) => onWrite({ ...server, password: target.value })}
      />
    </fieldset>
  )
}
