import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { chooseScheme, schemes, useScheme } from './color-scheme.ts'
import styles from './theme-switch.module.css'

const faces = {
  light: { name: 'Light', Icon: IconSun },
  dark: { name: 'Dark', Icon: IconMoon },
  auto: { name: 'System', Icon: IconDeviceDesktop },
}

/** Light, dark, or as the system has it: three radio buttons in a row. */
export function ThemeSwitch() {
  const scheme = useScheme()
  return (
    <fieldset className={styles.switch} data-standing="scheme">
      <legend className="visually-hidden">Theme</legend>
      {schemes.map((each) => {
        const { name, Icon } = faces[each]
        return (
          <label key={each} className={styles.choice} title={name}>
            <input
              className="visually-hidden"
              type="radio"
              name="colour-scheme"
              value={each}
              checked={scheme === each}
              onChange={() => chooseScheme(each)}
            />
            <Icon size={16} stroke={1.5} aria-hidden="true" />
            <span className="visually-hidden">{name}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
