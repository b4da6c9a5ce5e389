import { VouchWordmark } from '../../ui/vouch-mark.tsx'

export default function Home() {
  return (
    <main>
      <VouchWordmark />
      <h1>Creators you can vouch for</h1>
    </main>
  )
}
