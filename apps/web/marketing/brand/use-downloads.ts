import { useState } from 'react'
import { assetFileName, type BrandAsset } from './brand-assets.ts'
import { brandFile, rasteriseInBrowser } from './brand-file.ts'

/** Browsers drop downloads that come too close together. */
export const spacingMs = 300

export interface Wanted {
  asset: BrandAsset
  format: string
}

/** Downloads files one after the other, and says what went wrong with the last attempt. */
export function useDownloads() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function download(wanted: readonly Wanted[]): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      for (const [place, { asset, format }] of wanted.entries()) {
        if (place > 0) await new Promise((resolve) => setTimeout(resolve, spacingMs))
        save(await brandFile(asset, format, rasteriseInBrowser), assetFileName(asset, format))
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'We couldn’t create the file.')
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, download }
}

const keepMs = 10_000

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keepMs)
}
