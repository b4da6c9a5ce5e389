import { ApiFailure, type CampaignGoal, campaignGoals, campaignTemplates } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCampaignReturns } from '../../api/campaigns.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './campaigns.module.css'

/** Asks for a name and what the campaign is for; the template of the goal fills in the rest. */
export function NewCampaign({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [goal, setGoal] = useState<CampaignGoal>('awareness')
  const [error, setError] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const { create } = useCampaignReturns()
  const navigate = useNavigate()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      const { id } = await create({ name, goal })
      navigate(`/dashboard/campaigns/${id}`)
    } catch (failure) {
      const own = failure instanceof ApiFailure ? failure.body.fields?.name : undefined
      setError(own ?? sentenceOf(failure, 'The campaign wasn’t created. Try again.'))
      setBusy(false)
    }
  }

  return (
    <Dialog title="New campaign" width={560} onClose={onClose}>
      <form className={styles.dialog} onSubmit={send} noValidate>
        <TextField
          label="Campaign name"
          value={name}
          maxLength={80}
          placeholder="Spring launch"
          autoComplete="off"
          data-autofocus
          error={error}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
        <fieldset className={styles.choices}>
          <legend>Goal</legend>
          {campaignGoals.map((each) => (
            <label key={each} className={styles.choice}>
              <input type="radio" name="goal" checked={goal === each} onChange={() => setGoal(each)} />
              <b>{campaignTemplates[each].name}</b>
              <span>{campaignTemplates[each].summary}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.dialogActions}>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Create draft
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
