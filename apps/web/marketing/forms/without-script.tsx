import { operatorStandIns } from '../metadata/operator-stand-ins.ts'

/** Says where a form would stay silent that it needs a script, and whom to write to instead. The server writes the address. */
export function WithoutScript() {
  return (
    <noscript>
      <p>
        This form is sent by a script, which your browser does not run. Write to{' '}
        <a href={`mailto:${operatorStandIns.supportEmail}`}>{operatorStandIns.supportEmail}</a> instead.
      </p>
    </noscript>
  )
}
