import { useState } from 'react'
import { assetFileName, type BrandAsset } from './brand-assets.ts'
import { brandFile, rasteriseInBrowser } from './brand-file.ts'
import { zipFile } from './zip-file.ts'

export interface Wanted {
  asset: BrandAsset
  format: string
}

const packName = 'vouch-brand-pack.zip'

/** Downloads one file as it is and several as one archive, and says what went wrong with the last attempt. */
export function useDownloads() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function download(wanted: readonly Wanted[]): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      const files: { name: string; file: Blob }[] = []
      for (const { asset, format } of wanted)
        files.push({ name: assetFileName(asset, format), file: await brandFile(asset, format, rasteriseInBrowser) })
      const [only] = files
      if (only && files.length === 1) save(only.file, only.name)
      else save(await packed(files), packName)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'We couldn’t create the file.')
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, download }
}

async function packed(files: readonly { name: string; file: Blob }[]): Promise<Blob> {
  const bodies = files.map(async ({ name, file }) => ({ name, body: new Uint8Array(await file.arrayBuffer()) }))
  return new Blob([zipFile(await Promise.all(bodies))], { type: 'application/zip' })
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
