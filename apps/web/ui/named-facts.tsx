/** Names with what they mean, in the order given. */
export function NamedFacts({
  className,
  facts,
}: {
  className: string | undefined
  facts: readonly { name: string; words: string }[]
}) {
  return (
    <dl className={className}>
      {facts.map(({ name, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
