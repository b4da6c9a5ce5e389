export default function NotFound() {
  return (
    <main>
      <h1>404 Page Not Found</h1>
    </main>
  )
}
