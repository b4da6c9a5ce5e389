/** Collects conditions with their values, so that no value is ever written into SQL.
 *
 *  What a newcomer would get wrong: a statement that holds every condition there might be (`$2 is null or …`) is one text for all questions, and planned as
 *  one. PostgreSQL takes each for what leaves few rows, expects next to none of all of them together, and reads everything to find them. So a statement
 *  holds what is asked, and nothing else. */
export class Conditions {
  readonly values: unknown[]
  private readonly parts: string[] = []

  /** @param values those of a statement that other conditions stand in too */
  constructor(values: unknown[] = []) {
    this.values = values
  }

  /** @param sql the condition, with `?` where the value goes. */
  add(sql: string, value: unknown): void {
    this.parts.push(sql.replaceAll('?', this.bind(value)))
  }

  /** @param sql a condition whose values are bound already. */
  addWritten(sql: string): void {
    this.parts.push(`(${sql})`)
  }

  bind(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  get sql(): string {
    return this.parts.length === 0 ? 'true' : this.parts.join(' and ')
  }
}
