import { operatorStandIns } from '../metadata/operator-stand-ins.ts'

/** Says where a form would stay silent that it needs a script, and whom to write to instead. The server writes the address. */
export function WithoutScript() {
  return (
    <noscript>
      <p>
        This form needs JavaScript, which is turned off in your browser. Email{' '}
        <a href={`mailto:${operatorStandIns.supportEmail}`}>{operatorStandIns.supportEmail}</a> instead.
      </p>
    </noscript>
  )
}
