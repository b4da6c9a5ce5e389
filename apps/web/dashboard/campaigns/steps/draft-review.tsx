import type { CampaignDeliverable } from '@vouch/contract'
import { readDisclosure } from '@vouch/engine'
import { useState } from 'react'
import { sentenceOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useEditing } from '../fields/editing.tsx'
import { SavedText } from '../fields/saved-text.tsx'
import { plainText } from '../fields/writings.ts'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

interface DraftProps extends Pick<CampaignDeliverable, 'id' | 'fields'> {
  name: string
  acts: StepProps['acts']
}

/** The draft of a deliverable, what is to be different, and its approval. */
export function DraftReview({ id, fields, name, acts }: DraftProps) {
  const { may } = useEditing()
  const [busy, setBusy] = useState(false)
  const write = acts.writeDeliverable(id)
  const { state, draft } = fields
  const isOpen = state.value === 'drafted' || state.value === 'changes'

  async function decide(next: 'approved' | 'changes') {
    setBusy(true)
    try {
      await write('state', next, state.version)
    } catch (error) {
      toast('Not saved', sentenceOf(error), 'risk')
      void acts.reload()
    } finally {
      setBusy(false)
    }
  }

  return (
    <details className={styles.draft} open={isOpen}>
      <summary>Draft and feedback</summary>
      <div className={styles.pair}>
        <SavedText
          area
          label="Draft"
          hint={hintOf}
          field={draft}
          write={(value, version) => write('draft', value, version)}
          writing={plainText}
          maxLength={5_000}
        />
        <SavedText
          area
          label="Feedback"
          field={fields.feedback}
          write={(value, version) => write('feedback', value, version)}
          writing={plainText}
          maxLength={2_000}
        />
      </div>
      {may && isOpen && (
        <div className={styles.decide}>
          <Button
            size="small"
            busy={busy}
            aria-label={`Approve the draft of ${name}`}
            onClick={() => void decide('approved')}
          >
            Approve draft
          </Button>
          {state.value === 'drafted' && (
            <Button
              size="small"
              tone="secondary"
              busy={busy}
              aria-label={`Request changes to the draft of ${name}`}
              onClick={() => void decide('changes')}
            >
              Request changes
            </Button>
          )}
        </div>
      )}
    </details>
  )
}

/** Read as a published caption is: by the tags and words that disclose an ad. A link says nothing about it. */
function hintOf(draft: string): string {
  if (draft === '' || /^https?:\/\/\S+$/.test(draft)) return 'The caption or script, or a link to it.'
  const { state, words } = readDisclosure({ caption: draft, hashtags: null })
  return {
    clear: 'Discloses the ad. The platform’s own label goes on when it’s posted.',
    late: `“${words}” comes after the first line or two, where most people stop reading: move it to the start.`,
    vague: `“${words}” isn’t a clear disclosure: add #ad at the start, and use the platform’s paid partnership label.`,
    none: 'No disclosure in it: add #ad at the start, and use the platform’s paid partnership label.',
  }[state]
}
