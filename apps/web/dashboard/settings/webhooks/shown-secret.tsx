import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import keys from '../keys/keys.module.css'
import settings from '../settings.module.css'

/** A signing secret, the only time that it can be seen. */
export function ShownSecret({ name, secret, onDone }: { name: string; secret: string; onDone: () => void }) {
  return (
    <div className={keys.made} role="status">
      <p>
        Copy the signing secret of <strong>{name}</strong> now: it won’t be shown again.
      </p>
      <code className={keys.key}>{secret}</code>
      <div className={settings.actions}>
        <CopyButton text={secret} label="Copy secret" />
        <Button size="small" tone="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
