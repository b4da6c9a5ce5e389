import styles from './view-switch.module.css'

interface ViewSwitchProps<View extends string> {
  label: string
  /** Those that there are at the moment. */
  views: Readonly<Partial<Record<View, string>>>
  value: View
  onChange: (view: View) => void
}

/** The ways in which the same things are shown; nothing where there is one way alone. */
export function ViewSwitch<View extends string>({ label, views, value, onChange }: ViewSwitchProps<View>) {
  const all = Object.keys(views) as View[]
  if (all.length < 2) return null
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {all.map((view) => (
        <label key={view} className={styles.view}>
          <input
            className="visually-hidden"
            type="radio"
            name={label}
            checked={view === value}
            onChange={() => onChange(view)}
          />
          {views[view]}
        </label>
      ))}
    </fieldset>
  )
}
