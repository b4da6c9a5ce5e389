import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from './query-client.ts'

/** Around the account pages and the product, which read the server through one cache. Public pages stand outside: they read little, and
 *  do so without the weight of the library. */
export default function QueryLayout() {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  )
}
