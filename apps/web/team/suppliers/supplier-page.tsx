import type { TeamSupplier } from '@vouch/contract'
import { dateTime } from '@vouch/presentation'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { sentenceOf } from '../../api/refusal.ts'
import { useRemoveSupplier, useSaveSupplier, useSupplier, useSupplierCheck } from '../../api/suppliers.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import tableStyles from '../table.module.css'
import { LineEditor } from './line-editor.tsx'
import { blankSupplier } from './supplier-words.ts'
import styles from './suppliers.module.css'
import { TrialPanel } from './trial-panel.tsx'
import { useSettled } from './use-settled.ts'

const newKey = 'new'

/** One supplier: its description, what is wrong with it, and what it gives when it is tried. */
export default function SupplierPage() {
  const { key = newKey } = useParams()
  const found = useSupplier(key === newKey ? null : key)
  return (
    <div className={tableStyles.page}>
      <p className={tableStyles.about}>
        <Link to="/admin/suppliers">Suppliers</Link>
      </p>
      {key !== newKey && !found.data && <h1 className={tableStyles.title}>{key}</h1>}
      {found.isError && (
        <Notice tone="risk" urgent>
          {sentenceOf(found.error)}
        </Notice>
      )}
      {key !== newKey && found.isPending && <p className={tableStyles.quiet}>Loading…</p>}
      {key === newKey && <Described key={newKey} supplier={null} />}
      {found.data && <Described key={found.data.key} supplier={found.data} />}
    </div>
  )
}

const froms: Readonly<Record<TeamSupplier['from'], string>> = {
  file: 'Described in a file of the operator. Change it there and restart.',
  copy: 'Described here. It’s asked as soon as it’s saved.',
  example: 'An example that ships with Vouch. Save it to use it.',
}

function Described({ supplier }: { supplier: TeamSupplier | null }) {
  const [text, setText] = useState(supplier?.text ?? blankSupplier)
  const settled = useSettled(text)
  const check = useSupplierCheck(settled)
  const faults = check.data?.faults ?? []
  const isFile = supplier?.from === 'file'
  const about = supplier === null ? 'A new description. Nothing is asked until it’s saved.' : froms[supplier.from]
  return (
    <>
      <header>
        <h1 className={tableStyles.title}>{check.data?.name ?? supplier?.name ?? 'New supplier'}</h1>
        <p className={tableStyles.about}>
          {about}
          {supplier?.changedAt && ` Changed by ${supplier.changedBy} on ${dateTime(supplier.changedAt)}.`}
        </p>
      </header>
      <div className={styles.columns}>
        <section className={styles.column} aria-label="Description">
          <LineEditor label="Description (YAML)" text={text} onText={setText} faults={faults} readOnly={isFile} />
          {!isFile && (
            <Deeds
              supplier={supplier}
              text={text}
              outlined={settled === text ? (check.data?.key ?? '') : ''}
              wrong={faults.length > 0}
            />
          )}
        </section>
        <section className={styles.column} aria-labelledby="trial">
          <h2 className={tableStyles.subtitle} id="trial">
            Try it
          </h2>
          <TrialPanel text={text} outline={check.data ?? null} />
        </section>
      </div>
    </>
  )
}

interface DeedsProps {
  supplier: TeamSupplier | null
  text: string
  /** The key that the description names; empty while it cannot be read. */
  outlined: string
  /** Whether something stands in the way of saving. */
  wrong: boolean
}

function Deeds({ supplier, text, outlined, wrong }: DeedsProps) {
  const save = useSaveSupplier()
  const remove = useRemoveSupplier()
  const navigate = useNavigate()
  const [sure, setSure] = useState(false)
  const isCopy = supplier?.from === 'copy'
  const seen = isCopy && outlined === supplier.key ? supplier.changedAt : null
  const error = save.error ?? remove.error
  function submit() {
    save.mutate(
      { key: outlined, text, seen },
      {
        onSuccess: ({ key, name }) => {
          toast('Supplier', `${name} is saved.`, 'good')
          void navigate(`/admin/suppliers/${key}`, { replace: true })
        },
      },
    )
  }
  return (
    <>
      {error && (
        <Notice tone="risk" urgent>
          {sentenceOf(error)}
        </Notice>
      )}
      <div className={tableStyles.controls}>
        <Button busy={save.isPending} disabled={outlined === ''} onClick={submit}>
          Save
        </Button>
        {wrong && <p className={tableStyles.quiet}>Correct the lines above to save it.</p>}
        {isCopy && !sure && (
          <Button tone="quiet" onClick={() => setSure(true)}>
            Remove
          </Button>
        )}
        {isCopy && sure && (
          <>
            <Button
              tone="secondary"
              busy={remove.isPending}
              onClick={() => remove.mutate(supplier.key, { onSuccess: () => navigate('/admin/suppliers') })}
            >
              Remove {supplier.name ?? supplier.key}
            </Button>
            <Button tone="quiet" onClick={() => setSure(false)}>
              Keep it
            </Button>
          </>
        )}
      </div>
    </>
  )
}
