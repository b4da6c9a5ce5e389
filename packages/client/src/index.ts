export type { components, operations, paths } from './api.ts'
export { createVouch, type Vouch, type VouchSettings } from './client.ts'
export { ok, VouchError, type VouchErrorBody } from './failure.ts'
