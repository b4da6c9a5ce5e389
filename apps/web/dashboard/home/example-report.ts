import { useQuery } from '@tanstack/react-query'
import type { Report } from '@vouch/engine'

/** The stored showcase report: an unchanged answer of the engine about a simulated creator, which the public site shows too. It comes as
 *  text, and only when it is asked for: as a module it would stand in a file that the public pages load as well. */
async function fetchExample(): Promise<Report> {
  const { default: text } = await import('../../marketing/home/sample-report.json?raw')
  return exampleOf(text)
}

/** A test reads the file with the schema of reports, which is held equal to this type. */
function exampleOf(text: string): Report {
  return JSON.parse(text) as Report
}

export function useExampleReport() {
  return useQuery({ queryKey: ['example-report'], queryFn: fetchExample, staleTime: Number.POSITIVE_INFINITY })
}
