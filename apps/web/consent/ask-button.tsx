import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import { isSandboxHandle } from '@vouch/contract'
import { type Platform, platforms } from '@vouch/engine'
import { useConfig } from '../api/operator.ts'
import { Button, type ButtonSize } from '../ui/button.tsx'
import { lateDialog } from '../ui/late-part.tsx'
import { useLateOpening } from '../ui/use-late-opening.ts'
import styles from './ask-button.module.css'

const AskDialog = lateDialog(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }))

export interface Askable {
  /** As reports and lists have it, which may be one that is unknown here. */
  platform: string
  handle: string
  /** The profile's address, or `platform: handle`. */
  url: string
}

/** @returns whether this creator can connect an account here */
export function useCanAsk({ platform, handle }: Pick<Askable, 'platform' | 'handle'>): boolean {
  const config = useConfig()
  const known = knownPlatform(platform)
  return known !== null && (isSandboxHandle(handle) || (config.data?.consentPlatforms.includes(known) ?? false))
}

function knownPlatform(name: string): Platform | null {
  return platforms.find((each) => each === name) ?? null
}

interface AskButtonProps extends Askable {
  size?: ButtonSize
  /** Shows a sign in the place of the words, which name the creator then. */
  name?: string
}

/** Opens the dialog in which a creator is asked to verify themselves; nothing where creators of the platform cannot. */
export function AskButton({ size = 'regular', name, ...creator }: AskButtonProps) {
  const { open, isOpening, show, hide } = useLateOpening()
  if (!useCanAsk(creator)) return null
  const opens = { 'aria-haspopup': 'dialog', 'aria-busy': isOpening || undefined, onClick: show } as const
  return (
    <>
      {name === undefined ? (
        <Button tone="secondary" size={size} {...opens}>
          Ask the creator to verify
        </Button>
      ) : (
        <button type="button" className={styles.sign} aria-label={`Ask ${name} to verify`} {...opens}>
          <IconUserCheck size={16} stroke={1.5} aria-hidden="true" />
        </button>
      )}
      {open && <AskCreator {...creator} onClose={hide} />}
    </>
  )
}

/** The dialog itself, for whoever opens it from elsewhere: in a transition, because it is loaded then. */
export function AskCreator({ platform: name, handle, url, onClose }: Askable & { onClose: () => void }) {
  const platform = knownPlatform(name)
  if (platform === null) return null
  return <AskDialog creator={{ platform, handle }} url={url} onClose={onClose} />
}
