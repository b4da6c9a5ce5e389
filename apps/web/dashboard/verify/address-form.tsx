import type { ProfileAddress } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { platformName } from '@vouch/presentation'
import { type FormEvent, type RefObject, useId, useState } from 'react'
import { AskButton } from '../../consent/ask-button.tsx'
import { Button } from '../../ui/button.tsx'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { PlatformReach } from './platform-reach.tsx'
import { type Recognition, recognise, requestFor } from './recognise.ts'
import { StartPrice } from './start-price.tsx'
import { useSlashKey } from './use-slash-key.ts'
import { useSubmit } from './use-submit.ts'
import styles from './verify.module.css'

interface AddressFormProps {
  address: string
  onAddress: (address: string) => void
  box: RefObject<HTMLInputElement | null>
}

/** The address box. What it recognises stands under it while typing; a refusal takes that place and nothing is lost. */
export function AddressForm({ address, onAddress, box }: AddressFormProps) {
  const id = useId()
  const [platform, setPlatform] = useState<Platform | null>(null)
  const [suggested, setSuggested] = useState<ProfileAddress[]>([])
  const { submit, busy, refusal, refuse } = useSubmit()
  const seen = recognise(address)
  const choices = seen.kind === 'choice' ? seen.candidates : suggested
  useSlashKey(box)

  function change(text: string) {
    onAddress(text)
    refuse(null)
    setSuggested([])
    setPlatform(null)
  }

  function choosePlatform(chosen: Platform) {
    setPlatform(chosen)
    refuse(null)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const request = requestFor(address, platform)
    if (request.kind === 'ready') {
      void submit({ url: request.url })
      return
    }
    refuse({ sentence: request.sentence, fields: {} })
    setSuggested(request.candidates)
    box.current?.focus()
  }

  return (
    <form className={styles.addressForm} onSubmit={send} noValidate>
      <label className={styles.addressLabel} htmlFor={id}>
        URL or username
      </label>
      <div className={styles.addressBox} data-refused={refusal ? true : undefined}>
        <span className={styles.addressIcon}>
          <PlatformIcon platform={platformOf(seen) ?? platform} />
        </span>
        <input
          ref={box}
          className={styles.addressInput}
          id={id}
          value={address}
          onChange={(event) => change(event.target.value)}
          placeholder="instagram.com/name, a YouTube channel, or @name"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          enterKeyHint="go"
          aria-describedby={`${id}-note ${id}-price`}
          aria-invalid={refusal ? true : undefined}
        />
        <span className={styles.slash} aria-hidden="true">
          /
        </span>
        <Button type="submit" busy={busy} aria-describedby={`${id}-price`}>
          Verify
        </Button>
      </div>
      <div className={styles.addressNotes}>
        <p className={refusal ? styles.refusal : styles.note} id={`${id}-note`} role={refusal ? 'alert' : undefined}>
          {refusal?.sentence ?? noteOf(seen)}
          {!refusal && <PlatformReach seen={seen} />}
        </p>
        <StartPrice id={`${id}-price`} />
      </div>
      {refusal?.code === 'no_connector' && seen.kind === 'profile' && (
        <div>
          <AskButton platform={seen.platform} handle={seen.handle} url={seen.url} size="small" />
        </div>
      )}
      {choices.length > 0 && <PlatformChoice choices={choices} chosen={platform} onChoose={choosePlatform} />}
    </form>
  )
}

function platformOf(seen: Recognition): Platform | null {
  return 'platform' in seen ? seen.platform : null
}

function noteOf(seen: Recognition): string {
  switch (seen.kind) {
    case 'profile':
    case 'other':
      return seen.words
    case 'choice':
      return 'Which platform is this name on?'
    case 'typing':
      return seen.platform ? platformName(seen.platform) : 'Instagram, TikTok, YouTube, Twitch, X or LinkedIn'
    case 'empty':
      return 'Instagram, TikTok, YouTube, Twitch, X or LinkedIn'
  }
}

interface PlatformChoiceProps {
  choices: ProfileAddress[]
  chosen: Platform | null
  onChoose: (platform: Platform) => void
}

function PlatformChoice({ choices, chosen, onChoose }: PlatformChoiceProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Platform</legend>
      {choices.map(({ platform }) => (
        <label key={platform} className={styles.choice}>
          <input
            className="visually-hidden"
            type="radio"
            name="platform"
            checked={chosen === platform}
            onChange={() => onChoose(platform)}
          />
          <PlatformIcon platform={platform} size={18} />
          {platformName(platform)}
        </label>
      ))}
    </fieldset>
  )
}
