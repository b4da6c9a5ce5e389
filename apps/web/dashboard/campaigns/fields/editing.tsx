import { createContext, type ReactNode, useContext } from 'react'

/** Whether the campaign that is open can be changed here, and how it is read again. */
export interface Editing {
  may: boolean
  reload: () => unknown
}

const EditingContext = createContext<Editing>({ may: false, reload: () => undefined })

export function useEditing(): Editing {
  return useContext(EditingContext)
}

export function EditingProvider({ children, ...editing }: Editing & { children: ReactNode }) {
  return <EditingContext.Provider value={editing}>{children}</EditingContext.Provider>
}
