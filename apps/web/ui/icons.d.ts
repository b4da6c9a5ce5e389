/** Icons are imported one by one, so that neither the build nor the browser reads the five thousand others. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react'

  const icon: Icon
  export default icon
}
