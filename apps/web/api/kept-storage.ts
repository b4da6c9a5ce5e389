/** Local storage where there is one. A browser that forbids it, or has no room left, keeps things until the page is closed. */

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function keptStorage(open: () => Kept): Kept {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Kept) => T, instead: T): T => {
    try {
      return use(open())
    } catch {
      return instead
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const isKept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (isKept) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
  }
}
