import IconInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs'
import IconTiktok from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs'
import IconTwitch from '@tabler/icons-react/dist/esm/icons/IconBrandTwitch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs'
import IconYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import styles from './platform-icon.module.css'

const icons = {
  instagram: IconInstagram,
  tiktok: IconTiktok,
  youtube: IconYoutube,
  twitch: IconTwitch,
  x: IconX,
  linkedin: IconLinkedin,
}

function isPlatform(platform: string): platform is keyof typeof icons {
  return Object.hasOwn(icons, platform)
}

/** The platform's sign. It stands beside its name or a name with it, so it says nothing to a screen reader. */
export function PlatformIcon({ platform, size = 20 }: { platform: string | null; size?: number }) {
  const Icon = platform && isPlatform(platform) ? icons[platform] : IconWorld
  return <Icon className={styles.icon} size={size} stroke={1.5} aria-hidden="true" />
}
